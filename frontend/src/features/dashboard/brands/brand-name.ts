/** A brand's name as the shop writes it: the first letter is upper case. */
export function withUpperFirst(name: string): string {
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}
