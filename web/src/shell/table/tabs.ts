export const TABS = ['log', 'chat', 'rules', 'scores'] as const;
export type TabName = (typeof TABS)[number];
