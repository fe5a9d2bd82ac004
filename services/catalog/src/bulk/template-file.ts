import { formula } from '@mekong/service-defaults';
import Papa from 'papaparse';
import { categorySchema } from '@mekong/contracts';
import { detailSchemas } from '../products/index.js';
import { productColumns } from '../moving-in/index.js';

/** A template with all columns, and for each category an example row to overwrite. */
export function templateFile(brand: string): Buffer {
  const details = Object.values(detailSchemas).flatMap((schema) => Object.keys(schema.shape));
  const data = categorySchema.options.map((category) => [
    `My ${category}`,
    category,
    brand,
    '19.99',
    '10',
    '',
    `my-${category}.jpg`,
  ]);
  return Buffer.from(
    '\ufeff' +
      Papa.unparse({ fields: [...productColumns, ...new Set(details)], data }, { escapeFormulae: formula }),
  );
}
