import { codeKeys, codeLabels, type CodeName, codeNames, type NewProduct } from '../products/index.js';
import { rowFault, type RowFault } from './row-fault.js';

/** A product of the seller that has one of the codes of a file. */
export interface CodeHolder {
  id: number;
  name: string;
  skuKey: string | null;
  barcodeKey: string | null;
}

const keyOf = (one: Pick<CodeHolder, 'skuKey' | 'barcodeKey'>, name: CodeName) => one[`${name}Key`];

/** The faults of a row whose codes are those of another product of the seller. */
export function takenCodes(
  product: NewProduct,
  ownId: number | undefined,
  holders: CodeHolder[],
): RowFault[] {
  const keys = codeKeys(product);
  return codeNames.flatMap((code) => {
    const key = keyOf(keys, code);
    const holder = key && holders.find((one) => one.id !== ownId && keyOf(one, code) === key);
    if (!holder) return [];
    const message = `This ${codeLabels[code]} is that of ${holder.name} already`;
    return [{ ...rowFault('CODE_TAKEN', message, { name: holder.name }), field: code }];
  });
}

/** Finds the rows of a file with a code of an earlier one: their faults, each with the earlier line. */
export function codesOnce(): (line: number, product: NewProduct, sellerId: string) => RowFault[] {
  const lines = new Map<string, number>();
  return (line, product, sellerId) => {
    const keys = codeKeys(product);
    const used = codeNames.flatMap((code) =>
      keyOf(keys, code) ? [{ code, key: `${sellerId} ${code} ${keyOf(keys, code)}` }] : [],
    );
    const faults = used.flatMap(({ code, key }) => {
      const row = lines.get(key);
      if (row === undefined) return [];
      return [
        {
          ...rowFault('CODE_TWICE', `Row ${row} has this ${codeLabels[code]} already`, { row }),
          field: code,
        },
      ];
    });
    if (faults.length === 0) for (const { key } of used) lines.set(key, line);
    return faults;
  };
}
