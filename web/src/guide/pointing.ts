// Pointing at areas of the table. They are found by what they are called for those who hear the table, so that a
// layout may put them anywhere; where an area is folded away, its tab is meant.
const AREAS = ['section[aria-label]', '[role="group"][aria-label]', '[role="tab"]'];

export function pointAt(names: readonly string[]): () => void {
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>(AREAS.join())].filter((element) =>
    names.includes(element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''),
  );
  for (const element of found) element.dataset.pointed = '';
  return () => {
    for (const element of found) delete element.dataset.pointed;
  };
}
