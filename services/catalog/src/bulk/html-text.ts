import { compile } from 'html-to-text';

const elements =
  'a|abbr|address|article|aside|b|bdi|big|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark|meta|nav|noscript|object|ol|option|p|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|tr|tt|u|ul|var|video|wbr|[ovw]:\\w+';
/** Attributes that have no value; any other word may be one of the text, as in `a<b and c>d`. */
const flags =
  'allowfullscreen|async|autoplay|checked|controls|defer|disabled|hidden|loop|muted|open|readonly|required';
/** Of any other name what is closed or has a value in quotes is an element, so that a text may speak of `<Ctrl>`. */
const named = '[a-z][\\w:-]*';
const tag = new RegExp(
  `<!--|</?(?:${elements})(?:\\s+(?:${flags}))*(?:\\s*/?|\\s+[\\w:-]+\\s*=[^<>]*)>|</${named}\\s*>|<${named}(?:\\s+[\\w:-]+\\s*=\\s*(?:"[^"<>]*"|'[^'<>]*'))+\\s*/?>`,
  'i',
);
/** What a text has that was written as HTML of HTML, and not one that speaks of a tag. */
const closing = new RegExp(`</(?:${elements})\\s*>|<(?:br|hr|p|li)\\b[^<>]*>`, 'i');
const escapedClosing = new RegExp(`&(?:amp;)*lt;(?:/(?:${elements})|(?:br|hr|p|li)\\s*/?)&(?:amp;)*gt;`, 'i');
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

const block = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
const plainHeading = { options: { ...block, uppercase: false } };

/** Stands for what is nested deeper than anybody writes it. */
const tooDeep = '\uE000';

const fromTree = compile({
  wordwrap: false,
  limits: { maxDepth: 300, ellipsis: tooDeep },
  // A blank of no width parts words in Khmer, where no blank is seen.
  whitespaceCharacters: ' \t\r\n\f',
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'hr', format: 'skip' },
    { selector: 'ul', options: { ...block, itemPrefix: '• ' } },
    { selector: 'blockquote', format: 'block', options: block },
    ...['dt', 'dd', 'summary', 'figcaption', 'option', 'caption'].map((selector) => ({
      selector,
      format: 'block',
      options: line,
    })),
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, ...plainHeading })),
  ],
});

const unseenElement = /<(script|style)\b[^]*?<\/\1\s*>/gi;
const anyTag = /<\/?[a-z][^<>]*>/gi;

/** HTML that is nested too deep, as where no tag is closed, is its texts in lines. */
function toText(html: string): string {
  const text = fromTree(html);
  if (!text.includes(tooDeep) || html.includes(tooDeep)) return text;
  return fromTree(html.replace(unseenElement, '').replace(anyTag, '<br>'));
}

/**
 * The text of a description that is HTML, as other shops export them, or HTML of HTML: paragraphs and entries of lists are lines. Any
 * other text stays as it is, so `<` in one is no tag.
 */
export function htmlText(text: string): string {
  if (tag.test(text)) return readOnce(text);
  if (!hasEntity(text)) return text;
  let read = readOnce(text);
  for (let times = 1; times < mostTimes && isHtmlStill(read); times += 1) read = readOnce(read);
  return read;
}

/** So often a text may have been written as HTML. */
const mostTimes = 4;
const isHtmlStill = (read: string) => closing.test(read) || escapedClosing.test(read);

/** Whether it has a character written by its number or by a name that HTML knows. */
const hasEntity = (text: string): boolean =>
  [...new Set(text.match(entity))].some((one) => toText(one) !== one && !toText(one).endsWith(';'));

/** What feeds in XML have around HTML. */
const literal = /<!\[CDATA\[([^]*?)\]\]>/g;
const blocks =
  '(?:br|hr|p|div|[ou]l|li|d[ldt]|table|caption|thead|tbody|tfoot|t[rdh]|h[1-6]|pre|section|article|blockquote|details|summary|figure|form|center|style|script)\\b';
const hasLines = new RegExp(`<${blocks}`, 'i');
/** Some shop systems make paragraphs of blank lines between texts. */
const blankLine = new RegExp(
  `(?<=\\S)(?<!<\\/?${blocks}[^<>]*>)[ \\t]*\\r?\\n[ \\t]*\\r?\\n\\s*(?=\\S)(?!<\\/?${blocks})`,
  'gi',
);
/** What parts the cells of a table whose own tags are not there. */
const nextCell = /<\/t[dh]\s*>(?=\s*<t[dh]\b)/gi;
const nextRow = /<tr\b[^<>]*>/gi;
const caption = /(<table\b[^<>]*>)\s*<caption\b[^<>]*>([^]*?)<\/caption\s*>/gi;

function readOnce(text: string): string {
  return toText(withOwnLines(text))
    .replaceAll('\u00A0', ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/^ (?=[•\d])/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The HTML with the lines that its text has without tags for them, and with entries of lists and tables whose own tags are missing. */
function withOwnLines(text: string): string {
  const html = text.replace(literal, '$1');
  if (!tag.test(html)) return asLines(html.replaceAll('<', '&lt;'));
  if (!hasLines.test(html)) return asLines(html);
  const whole = html.replace(blankLine, '<br><br>').replace(caption, '<p>$2</p>$1');
  const entries = /<[ou]l\b/i.test(whole) ? whole : whole.replace(/<li\b[^<>]*>/gi, '<br>• ');
  if (/<table\b/i.test(entries)) return entries;
  return entries.replace(nextCell, '$&&nbsp;&nbsp; ').replace(nextRow, '<br>');
}

const asLines = (html: string) => html.replace(/\r?\n/g, '<br>');
