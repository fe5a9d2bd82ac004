/**
 * What tokens are in the theme on screen, for what cannot read them itself, such as a canvas: an element that is painted with
 * each says it. Empty where the page has no such token.
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
