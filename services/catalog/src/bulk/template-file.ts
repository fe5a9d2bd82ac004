import { formula } from '@mekong/service-defaults';
import Papa from 'papaparse';
import { categorySchema } from '@mekong/contracts';
import type { SpecFields } from '../products/index.js';
import { productColumns } from '../moving-in/index.js';

/** A template with all columns but those of hidden specifications, and for each category an example row to overwrite. */
export function templateFile(brand: string, specFields: SpecFields): Buffer {
  const details = specFields
    .all()
    .flatMap(({ fields }) => fields.filter(({ hidden }) => !hidden).map(({ name }) => name));
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
