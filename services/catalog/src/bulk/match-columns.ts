import { Injectable } from '@nestjs/common';
import { textKey } from '@mekong/contracts';
import type { ImageFile } from '@mekong/uploads';
import { describeColumns, type ColumnsOfFile, type Mapping } from '../moving-in/index.js';
import { BrandsRepository, type SpecFields } from '../products/index.js';
import { Columns } from './columns.js';
import { MappingsRepository } from './mappings.repository.js';
import { openText } from './open-text.js';
import { openForeign } from './read-foreign.js';
import { brandsByName, namesOf } from './read-row.js';
import type { RowFault } from './row-fault.js';

interface Matched extends ColumnsOfFile {
  unknownBrands: string[];
  sheets: string[];
}

/** What blank cells stand for, and what all cost, is so in one kind of file only: it would be taken for another without a word. */
const ofWords = (values: Mapping['values'] = {}): Mapping['values'] =>
  Object.fromEntries(Object.entries(values).map(([kind, { '': _blank, ...words }]) => [kind, words]));

/** What a person should see of a file before it is read: its columns, what they are probably, and words that mean nothing here. */
@Injectable()
export class MatchColumns {
  constructor(
    private readonly brands: BrandsRepository,
    private readonly mappings: MappingsRepository,
  ) {}

  /** By `mapping`, else as the seller has had such a file read before, else by guesses. */
  async match(
    sellerId: string,
    csv: ImageFile,
    { mapping, sheet, specFields }: { mapping?: Mapping; sheet?: string; specFields: SpecFields },
  ): Promise<Matched> {
    const { sheets, ...text } = await openText(csv, sheet);
    const { header, firstRow, rows } = await openForeign(text);
    const remembered = mapping ?? (await this.mappings.find(sellerId, header));
    const values = remembered ? {} : ofWords(await this.mappings.lastValues(sellerId));
    const all = await this.brands.findAll();
    const brands = namesOf(all);
    const columns = new Columns(specFields);
    const described = await describeColumns(header, () => withoutSums(rows()), {
      mapping: remembered,
      values,
      brands,
      firstRow,
      addedNamed: (name) => columns.addedNamed(name),
    });
    const known = brandsByName(all);
    const unknownBrands = described.brands.filter((name) => !known.has(textKey(name)));
    return { ...described, unknownBrands, sheets };
  }
}

/** A total below the rows has words in no column, and no question is worth asking of it. */
async function* withoutSums<R extends { fault?: RowFault }>(rows: AsyncIterable<R>): AsyncGenerator<R> {
  for await (const row of rows) if (row.fault?.code !== 'ROW_A_SUM') yield row;
}
