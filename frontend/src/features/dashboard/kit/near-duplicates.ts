/** The name without case, spaces, punctuation and accents. */
const normalized = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The Levenshtein distance: how many letters have to be changed, added or removed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same));
    }
    row = next;
  }
  return row[other.length]!;
}

/** Whether two names are equal but for punctuation, or one or two letters apart, depending on their length. */
export function isNearDuplicate(name: string, other: string): boolean {
  const [one, two] = [normalized(name), normalized(other)];
  if (one === '' || two === '') return false;
  const allowed = Math.min(one.length, two.length) >= 8 ? 2 : Math.min(one.length, two.length) >= 5 ? 1 : 0;
  return Math.abs(one.length - two.length) <= allowed && distance(one, two) <= allowed;
}

/** The brands, except the one with `ownId`, whose names are nearly the same as `name`. */
export function nearDuplicates<B extends { id: number; name: string }>(
  name: string,
  brands: B[],
  ownId?: number,
): B[] {
  return brands.filter((brand) => brand.id !== ownId && isNearDuplicate(name, brand.name));
}
