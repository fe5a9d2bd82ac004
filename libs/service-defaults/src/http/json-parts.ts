/** Ten times as many as the largest call of the shop has. */
const maxParts = 5_000;
/** No call of the shop has more than six lists and objects within each other. */
const maxDepth = 200;

/** What each character means, by its code; what is not here means nothing. */
const marks = new Int8Array(128);
const [opens, closes, separates, quotes] = [1, 2, 3, 4];
for (const mark of '[{') marks[mark.charCodeAt(0)] = opens;
for (const mark of ']}') marks[mark.charCodeAt(0)] = closes;
marks[','.charCodeAt(0)] = separates;
marks['"'.charCodeAt(0)] = quotes;

/**
 * Whether JSON has so many lists, objects and entries, or so many within each other, that reading and checking them would keep the
 * process from everybody else for long. Marks within its texts do not count: they could hide as many of the others.
 */
export function isTooMuchJson(json: string): boolean {
  let [parts, depth] = [0, 0];
  for (let index = 0; index < json.length; index += 1) {
    const mark = marks[json.charCodeAt(index)];
    if (!mark) continue;
    if (mark === quotes) {
      index = endOfText(json, index);
      continue;
    }
    if (mark === opens) depth += 1;
    else if (mark === closes) depth -= 1;
    if (mark !== closes) parts += 1;
    if (parts > maxParts || depth > maxDepth) return true;
  }
  return false;
}

/** The place of the quote that ends the text which begins at `start`, or the end of the JSON. */
function endOfText(json: string, start: number): number {
  let place = start + 1;
  while (place < json.length && json[place] !== '"') place += json[place] === '\\' ? 2 : 1;
  return place;
}
