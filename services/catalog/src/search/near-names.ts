/** What two spellings of one name share: no case, spaces, signs or accents. */
const bare = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** True for names that may well mean the same: spelt alike but for signs, or a letter or two apart where they are long. */
export function isNearName(name: string, other: string): boolean {
  const [one, two] = [bare(name), bare(other)];
  if (one === '' || two === '') return false;
  const shorter = Math.min(one.length, two.length);
  const allowed = shorter >= 8 ? 2 : shorter >= 5 ? 1 : 0;
  return Math.abs(one.length - two.length) <= allowed && distance(one, two) <= allowed;
}

/** How many letters have to be changed, added or left out to make one word of the other. */
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
