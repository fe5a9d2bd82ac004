/** Cells of one column that are one in the sheet: only the first has a value. All count from 0. */
export interface MergedDown {
  column: number;
  first: number;
  last: number;
}

/** What the reader of workbooks leaves out, by the XML of a sheet; part of the script of its thread. */
export const sheetXml = String.raw`
const tagsOf = (xml, name) => xml.match(new RegExp('<(?:\\w+:)?' + name + '(?=[\\s/>])[^>]*', 'g')) ?? [];
const attribute = (tag, name) => new RegExp('\\s(?:\\w+:)?' + name + '=(["\'])(.*?)\\1').exec(tag)?.[2];
const placeOf = (ref) => {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(ref) ?? [];
  if (!letters) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(digits) - 1 };
};
const fileOf = (target) => target.startsWith('/') ? target.slice(1) : 'xl/' + target;
// The files of the sheets in the order in which the workbook names them, and that of the styles.
const filesOf = (book, relations) => {
  const all = tagsOf(relations, 'Relationship');
  const targets = new Map(all.map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target') ?? '']));
  const styles = all.find((tag) => /\/styles$/.test(attribute(tag, 'Type') ?? ''));
  return {
    sheets: tagsOf(book, 'sheet').map((tag) => fileOf(targets.get(attribute(tag, 'id')) ?? '')),
    styles: fileOf((styles && attribute(styles, 'Target')) ?? 'styles.xml'),
  };
};
// How many digits a number has at least, by the numbers of the styles whose format is nothing but zeros.
const digitsOf = (styles) => {
  const codes = tagsOf(styles, 'numFmt').map((tag) => [attribute(tag, 'numFmtId'), attribute(tag, 'formatCode') ?? '']);
  const zeros = new Map(codes.filter(([, code]) => /^0{2,50}$/.test(code)).map(([id, code]) => [id, code.length]));
  const [formats = ''] = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(styles) ?? [];
  const all = tagsOf(formats, 'xf').map((tag, style) => [String(style), zeros.get(attribute(tag, 'numFmtId'))]);
  return new Map(all.filter(([, digits]) => digits !== undefined));
};
// Gives whole numbers of these styles the zeros at their beginning, which belong to a code.
const withZeros = (data, xml, digits) => {
  if (digits.size === 0) return data;
  for (const [, tag, body] of xml.matchAll(/<(?:\w+:)?c(\s[^>]*[^>\/])>(.*?)<\/(?:\w+:)?c>/gs)) {
    const least = digits.get(attribute(tag, 's'));
    const place = least && placeOf(attribute(tag, 'r') ?? '');
    const number = place && data[place.row]?.[place.column];
    if (Number.isSafeInteger(number) && number >= 0) data[place.row][place.column] = String(number).padStart(least, '0');
  }
  return data;
};
// No two of a column share a cell.
const mergedDown = (xml, mostRows, mostCells) => {
  const all = tagsOf(xml.slice(xml.lastIndexOf('sheetData')), 'mergeCell').flatMap((tag) => {
    const [from, to] = (attribute(tag, 'ref') ?? '').split(':').map(placeOf);
    if (!from || !to || to.row <= from.row || from.row >= mostRows || from.column >= mostCells) return [];
    return [{ column: from.column, first: from.row, last: Math.min(to.row, mostRows - 1) }];
  });
  const ends = new Map();
  return all.sort((one, other) => one.column - other.column || one.first - other.first).filter(({ column, first, last }) => {
    const isFree = first > (ends.get(column) ?? -1);
    if (isFree) ends.set(column, last);
    return isFree;
  });
};
`;
