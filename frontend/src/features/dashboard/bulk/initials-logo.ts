const SIDE = 256;
const MARGIN = 24;

/** A picture of the first letters of a brand, until there is its logo. Rejects where the browser cannot draw it. */
export async function initialsLogo(name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = `hsl(${hueOf(name)} 45% 30%)`;
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.fillStyle = 'white';
  pen.font = `600 ${SIDE / 2.2}px ${getComputedStyle(document.body).fontFamily}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(initialsOf(name), SIDE / 2, SIDE / 2, SIDE - 2 * MARGIN);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('no image');
  return new File([png], 'logo.png', { type: 'image/png' });
}

/** The first letters of the first two words, as people see letters: a Khmer one may be several characters. */
export function initialsOf(name: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const first = (word: string) => [...letters.segment(word)][0]?.segment ?? '';
  return name.trim().split(/\s+/).slice(0, 2).map(first).join('').toLocaleUpperCase();
}

/** The same for the same name, so that brands can be told apart at a glance. */
const hueOf = (name: string) =>
  [...name].reduce((hue, letter) => (hue * 31 + letter.codePointAt(0)!) % 360, 7);
