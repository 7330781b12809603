/**
 * Leads the focus from the place of a map that has it to the one the pressed key means, if it means one. Places carry
 * their number as `data-<name>`.
 */
export function lead(
  event: KeyboardEvent,
  name: string,
  within: ParentNode | null | undefined,
  next: (here: number, key: string) => number | null,
): void {
  const here = event.target instanceof HTMLElement ? Number(event.target.dataset[name]) : NaN;
  if (Number.isNaN(here) || event.ctrlKey || event.metaKey || event.altKey) return;
  const there = next(here, event.key);
  if (there === null) return;
  event.preventDefault();
  event.stopPropagation();
  within?.querySelector<HTMLElement>(`[data-${name}='${there}']`)?.focus();
}
