/**
 * The colours of CSS tokens in the current theme, for code that cannot use CSS variables, such as a canvas. Reads them from
 * an element that is styled with each. Empty if the page has no such token.
 */
export function readColors<Name extends string>(tokens: Record<Name, string>): Record<Name, string> {
  const probe = document.createElement('span');
  document.body.append(probe);
  const colors = Object.entries<string>(tokens).map(([name, token]) => {
    probe.style.color = `var(${token})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return Object.fromEntries(colors) as Record<Name, string>;
}
