import { compile } from 'html-to-text';

const elements =
  'a|abbr|address|article|aside|b|bdi|big|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|noscript|object|ol|option|p|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|tr|tt|u|ul|var|video|wbr|[ovw]:\\w+';
/** Attributes that have no value; any other word may be one of the text, as in `a<b and c>d`. */
const flags =
  'allowfullscreen|async|autoplay|checked|controls|defer|disabled|hidden|loop|muted|open|readonly|required';
const tag = new RegExp(
  `<!--|</?(?:${elements})(?:\\s+(?:${flags}))*(?:\\s*/?|\\s+[\\w:-]+\\s*=[^<>]*)>`,
  'i',
);
/** What a text has that was written as HTML of HTML, and not one that speaks of a tag. */
const closing = new RegExp(`</(?:${elements})\\s*>|<(?:br|hr|p|li)\\b[^<>]*>`, 'i');
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

const block = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
const plainHeading = { options: { ...block, uppercase: false } };

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'hr', format: 'skip' },
    { selector: 'ul', options: { ...block, itemPrefix: '• ' } },
    { selector: 'blockquote', format: 'block', options: block },
    ...['dt', 'dd', 'summary', 'figcaption'].map((selector) => ({
      selector,
      format: 'block',
      options: line,
    })),
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...plainHeading })),
  ],
});

/**
 * The text of a description that is HTML, as other shops export them, or HTML of HTML: paragraphs and entries of lists are lines. Any
 * other text stays as it is, so `<` in one is no tag.
 */
export function htmlText(text: string): string {
  if (tag.test(text)) return readOnce(text);
  if (!hasEntity(text)) return text;
  const read = readOnce(text);
  return closing.test(read) ? readOnce(read) : read;
}

/** Whether it has a character written by its number or by a name that HTML knows. */
const hasEntity = (text: string): boolean =>
  [...new Set(text.match(entity))].some((one) => toText(one) !== one);

function readOnce(html: string): string {
  // Without tags line breaks are those of the text itself.
  const whole = tag.test(html) ? html : html.replaceAll('<', '&lt;').replace(/\r?\n/g, '<br>');
  const entries = /<[ou]l\b/i.test(whole) ? whole : whole.replace(/<li\b[^<>]*>/gi, '<br>• ');
  return toText(entries)
    .replaceAll('\u00A0', ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/^ (?=[•\d])/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
