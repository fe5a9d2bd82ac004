export { fileFormats, mediaTypes, tableFile } from './table-file.js';
export type { Cell, Column, FileFormat, Row } from './table.js';
