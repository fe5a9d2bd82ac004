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
// The files of the sheets in the order in which the workbook names them.
const sheetFiles = (book, relations) => {
  const targets = new Map(tagsOf(relations, 'Relationship').map((tag) => [attribute(tag, 'Id'), attribute(tag, 'Target') ?? '']));
  return tagsOf(book, 'sheet').map((tag) => targets.get(attribute(tag, 'id')) ?? '')
    .map((target) => target.startsWith('/') ? target.slice(1) : 'xl/' + target);
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
