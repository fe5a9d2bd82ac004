/** The letters of the bytes from 128 to 159 in Windows-1252; Node.js 20 decodes it as Latin-1, which has none for them. */
const westernLetters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const bytesOf: ReadonlyMap<string, number> = new Map([
  ...Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(byte), byte] as const),
  ...[...westernLetters].map((letter, place) => [letter, 128 + place] as const),
]);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The first byte of a letter in UTF-8, as it is read then; Khmer as it should be has none. */
const leadByte = /[\u00C2-\u00F4]/;
/** Of scripts that nobody here writes; a capital letter before a typed quote or dash, as in `CAFÉ’s`, would be one. */
const unlikely = /[\u0180-\u036F\u0530-\u07FF]/;

/** What else programs take the bytes of a file without a mark for: those on a Mac, and on computers set to another language. */
const otherEncodings = ['macintosh', 'windows-1250', 'windows-1258', 'windows-874'];
/** One Khmer letter at the end of a Latin word is a capital or an accent before a typed quote, as in `stráž”`. */
const loneKhmer = /[A-Za-z][\u1780-\u17FF](?![\u1780-\u17FF])/;
/** How a Khmer letter begins where it was read in one of these: its first two bytes are the same for all of them. */
const khmerBeginnings = new RegExp(
  otherEncodings
    .map((encoding) => new TextDecoder(encoding))
    .flatMap((decoder) => [0x9e, 0x9f].map((second) => decoder.decode(Uint8Array.of(0xe1, second))))
    .join('|'),
  'g',
);

/**
 * Whether a text was UTF-8 and read as something else: a word of it whose letters are the bytes of UTF-8 in Windows-1252, as no word of
 * a language is, or the beginnings of several Khmer letters as other encodings have them.
 */
export const isMisread = (text: string): boolean =>
  (text.match(khmerBeginnings)?.length ?? 0) > 1 ||
  (leadByte.test(text) && text.split(/[ \t\r\n]+/).some((word) => leadByte.test(word) && isUtf8(word)));

function isUtf8(word: string): boolean {
  const bytes = [...word].flatMap((letter) => bytesOf.get(letter) ?? []);
  if (bytes.length < word.length) return false;
  try {
    const read = utf8.decode(Uint8Array.from(bytes));
    return !unlikely.test(read) && !loneKhmer.test(read);
  } catch {
    return false;
  }
}
