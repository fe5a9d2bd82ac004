/**
 * The colours of CSS tokens in the current theme, for code that cannot use CSS variables, such as a canvas. Reads them from
 * an element that is styled with each. Empty if the page has no such token.
 */
export function readColors<Name extends string>(tokens: Record<Name, string>): Record<Name, string> {
  const probes = Object.entries<string>(tokens).map(([name, token]) => [name, probeOf(token)] as const);
  const holder = document.createElement('span');
  holder.append(...probes.map(([, probe]) => probe));
  // All at once: each change of the page makes the browser work out the styles anew.
  document.body.append(holder);
  const colors = probes.map(([name, probe]) => [name, getComputedStyle(probe).color]);
  holder.remove();
  return Object.fromEntries(colors) as Record<Name, string>;
}

function probeOf(token: string): HTMLElement {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  return probe;
}
