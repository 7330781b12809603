/** How a place of a map tells that somebody looks at it: with the focus there, or with the pointer of a mouse. */
interface Looking {
  readonly onfocus: () => void;
  readonly onblur: () => void;
  readonly onpointerenter: (event: PointerEvent) => void;
  readonly onpointerleave: (event: PointerEvent) => void;
}

export function looking(
  number: number,
  onlook: (number: number | null) => void,
  onvisit: (number: number) => void,
): Looking {
  const pointed = (event: PointerEvent, place: number | null): void => {
    if (event.pointerType === 'mouse') onlook(place);
  };
  return {
    onfocus: () => {
      onvisit(number);
      onlook(number);
    },
    onblur: () => onlook(null),
    onpointerenter: (event) => pointed(event, number),
    onpointerleave: (event) => pointed(event, null),
  };
}
