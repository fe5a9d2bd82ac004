/** More images a product cannot have. */
const most = 10;

const ending = String.raw`\.(?:png|jpe?g|webp|gif|heic|heif|avif|bmp|tiff?|svg)`;
const oneImage = new RegExp(
  String.raw`^\s*["'[]*[^\s|,;，、；][^|,;，、；]*${ending}(?:\?[^|,;，、；]*)?["'\]]*\s*$`,
  'i',
);
/** What parts names: a sign, or behind the ending of an image a blank or a word. */
const nextName = new RegExp(
  String.raw`[|,;，、；]|(?<=${ending}["']?)\s+(?:(?:[&+/]|and|និង)\s+)?(?=["']?[^\s|,;，、；&+/])`,
  'i',
);

/** The images that a cell names, in their order: web addresses, or names of files, parted by signs or lines, in brackets or quotes or not. */
export function picturesIn(cell: string): string[] {
  return [...new Set(cell.split('\n').flatMap(inLine))].slice(0, most);
}

function inLine(line: string): string[] {
  const text = line.trim().replace(/^\[(.*)\]$/s, '$1');
  const parts = /https?:\/\//i.test(text) ? text.split(/["'\s|,;]+(?=(?:["']?https?:\/\/))/i) : parted(text);
  return parts.map((part) => part.replace(/^["'\s|,;]+|["'\s|,;]+$/g, '')).filter((part) => part !== '');
}

/** Only where each part is called as an image; a comma may be in a name. */
function parted(text: string): string[] {
  const parts = text.split(nextName).filter((part) => part.trim() !== '');
  return parts.length > 1 && parts.every((part) => oneImage.test(part)) ? parts : [text];
}

/** As one cell. */
export const asCell = (pictures: string[]): string => picturesIn(pictures.join('\n')).join('\n');
