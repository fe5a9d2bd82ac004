const shop = 'http://shop';

/**
 * Where an address leads whose page has another one: there, with what else was asked for. Undefined when it is the page's own,
 * which different encodings of its characters are, too.
 */
export function wayFrom(address: string, proper: string | undefined): string | undefined {
  if (proper === undefined) return undefined;
  const [given, wanted] = [new URL(address, shop), new URL(proper, shop)];
  const others = [...wanted.searchParams].filter(([name, value]) => given.searchParams.get(name) !== value);
  if (others.length === 0 && decoded(given.pathname) === decoded(wanted.pathname)) return undefined;
  for (const [name, value] of others) given.searchParams.set(name, value);
  return wanted.pathname + given.search;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
