/** The letters and digits of a name, without case, spaces, signs and accents. */
const bare = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether two names may mean the same: they differ only in signs, or, if they are long, in a letter or two. */
export function isNearName(name: string, other: string): boolean {
  const [one, two] = [bare(name), bare(other)];
  if (one === '' || two === '') return false;
  const shorter = Math.min(one.length, two.length);
  const allowed = shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0;
  return Math.abs(one.length - two.length) <= allowed && distance(one, two) <= allowed;
}

/** How many letters have to be changed, added, left out or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = isSwapped ? beforeLast[j - 2]! + 1 : Infinity;
      row.push(Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same, swapped));
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}
