/** Ten times as many as the largest call of the shop has. */
const maxParts = 5_000;
const marks = new Set(['[', '{', ','].map((mark) => mark.charCodeAt(0)));

/**
 * Whether JSON has so many lists, objects and entries that reading and checking them would keep the process from everybody
 * else for long. Marks within its texts count too.
 */
export function hasTooManyParts(json: string): boolean {
  let parts = 0;
  for (let index = 0; index < json.length; index += 1)
    if (marks.has(json.charCodeAt(index)) && (parts += 1) > maxParts) return true;
  return false;
}
