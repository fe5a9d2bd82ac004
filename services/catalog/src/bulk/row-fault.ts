import { type Fault, type FaultCode, type Params, textKey } from '@mekong/contracts';
import { toFaults } from '../to-faults.js';

/** A fault of a row of an upload. */
export type RowFault = Fault;

export const rowFault = (code: FaultCode, message: string, params: Params = {}): RowFault => ({
  code,
  params,
  message,
});

export const unknownBrand = (name: string): RowFault =>
  rowFault('UNKNOWN_BRAND', `Unknown brand: ${name}`, { name });

const sum =
  /^(?:(?:sub|grand)[ -]?)?(?:totals?|sum)(?: (?:price|stock|amount|qty|quantity|value))?$|^(?:sous[ -]?)?(?:total general|somme)$|^(?:gesamt)?summe$|^gesamt$|^(?:suma|totale|jumlah|итого)$|^សរុប(?:រួម)?$|^ផលបូក$|^tổng(?: cộng)?$|^รวม(?:ทั้งหมด)?$|^(?:合计|总计)$/u;
const figure = /^[\p{Nd}\p{Sc}.,' -]+$/u;

/** The fault of what stands below the rows of a table: what they come to, without a word besides; undefined for any other row. */
export function sumOf(cells: string[]): RowFault | undefined {
  const [name = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const isSum = sum.test(textKey(name).replace(/\s*[:៖=]$/, '')) && others.every((cell) => figure.test(cell));
  if (!isSum) return undefined;
  return rowFault('ROW_A_SUM', `“${name}” is a sum and no product: nothing is done with this row`, { name });
}

/** Two rows of a file that differ in their colour only. */
export const colourVariant = (row: number, colour: string): RowFault =>
  rowFault(
    'ROW_VARIANT',
    `Row ${row} has this product already, in ${colour}. Please give each colour a name of its own`,
    { row, colour },
  );

/** Variants of which a file does not say what each costs and how many there are. */
export const variantsTogether = (variants: string): RowFault =>
  rowFault(
    'VARIANTS_TOGETHER',
    `${variants} have one price and stock in the file, so they stay one product`,
    { variants },
  );

/** The faults of a row whose writing threw this error. */
export const faultsOf = (error: unknown): RowFault[] =>
  toFaults(error, 'NOT_STORED', 'The row could not be stored');
