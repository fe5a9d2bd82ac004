/** The name without case, spaces, punctuation and accents. */
const normalized = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** How many letters have to be changed, added, removed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          rows[i - 1]![j]! + 1,
          row[j - 1]! + 1,
          rows[i - 1]![j - 1]! + same,
          isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
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
