/** The types that are taken, by their first bytes. Only such files reach a decoder, whatever their names say. */
const taken: ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  (head) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
];

/** How many bytes of a file tell its type: enough for the brands of a photo. */
export const headBytes = 64;

export const isTaken = (head: Buffer): boolean => taken.some((fits) => fits(head));

/** What phones and cameras write, by the brands that such files name. */
const photoTypes: Readonly<Record<string, string>> = {
  heic: 'HEIC',
  heix: 'HEIC',
  heim: 'HEIC',
  heis: 'HEIC',
  hevc: 'HEIC',
  hevx: 'HEIC',
  hevm: 'HEIC',
  hevs: 'HEIC',
  mif1: 'HEIF',
  msf1: 'HEIF',
  avif: 'AVIF',
  avis: 'AVIF',
};

/** The type of a photo that has to be saved as JPEG first; undefined for anything else. */
export function photoType(head: Buffer): string | undefined {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const types = brandsIn(head).flatMap((brand) => photoTypes[brand] ?? []);
  // HEIF is the container of the others, which may name it first.
  return types.find((type) => type !== 'HEIF') ?? types[0];
}

/** The main brand and those that the photo is compatible with. */
function brandsIn(head: Buffer): string[] {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let place = 16; place + 4 <= end; place += 4) brands.push(head.toString('latin1', place, place + 4));
  return brands;
}
