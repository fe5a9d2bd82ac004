/**
 * A text that a spreadsheet takes for a formula, whatever follows its first character: Papa's own pattern lets a text with a
 * line break through. Wide signs count as well, as spreadsheets in some languages take them for the plain ones.
 */
export const formula = /^[=+\-@\t\r\n＝＋－＠]/;
