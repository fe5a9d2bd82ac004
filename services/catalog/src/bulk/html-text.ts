import { compile } from 'html-to-text';

const tag =
  /<\/?(?:a|b|br|center|div|em|font|h[1-6]|hr|i|img|li|meta|ol|p|pre|s|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s+[\w:-]+\s*=[^<>]*)?\s*\/?>/i;
const entity =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|nbsp|amp|lt|gt|quot|apos|ndash|mdash|hellip|rsquo|lsquo|ldquo|rdquo|deg|times|reg|copy|trade);/i;

const block = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const plainHeading = { options: { ...block, uppercase: false } };

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'hr', format: 'skip' },
    { selector: 'ul', options: { ...block, itemPrefix: '• ' } },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...plainHeading })),
  ],
});

/** How often a text may have been written as HTML of HTML. */
const mostTimes = 3;

/**
 * The text of a description that is HTML, as other shops export them: paragraphs and entries of lists are lines. Any other
 * text stays as it is, so `<` in one is no tag.
 */
export function htmlText(text: string): string {
  let read = text;
  for (let time = 0; time < mostTimes && (tag.test(read) || entity.test(read)); time += 1)
    read = readOnce(read);
  return read;
}

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
