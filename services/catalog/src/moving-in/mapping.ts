import { categorySchema, fieldError, invalid } from '@mekong/contracts';
import { z } from 'zod';
import { addedPrefix, longestAddedName } from '../products/index.js';
import { targets } from './targets.js';

const most = 200;
const name = z.string().max(300);
const record = <V extends z.ZodType>(value: V) =>
  z.record(name, value).refine((all) => Object.keys(all).length <= most, `has more than ${most} entries`);

/** Of a specification that an admin has added; one that is there no more is read and not kept. */
const added = z
  .string()
  .regex(new RegExp(`^${addedPrefix}[a-z0-9_]+$`))
  .max(longestAddedName);

const schema = z.object({
  /** By whom the file was written, where that is known. */
  profile: z.string().max(40).nullish(),
  /** Which of ours each of their columns is; null where none is. */
  columns: record(z.union([z.enum(targets as [string, ...string[]]), added]).nullable()),
  /** What their words mean; '' stands for a blank cell, or for a column that is missing. */
  values: z
    .object({
      category: record(categorySchema).optional(),
      brand: record(z.string().max(100)).optional(),
      stock: record(z.string().regex(/^\d{1,9}$/)).optional(),
      /** How much of a money one dollar is. */
      currency: record(z.string().regex(/^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,6})?$/)).optional(),
      /** What all cost where no column says so. */
      price: record(z.string().regex(/^\d{1,7}(?:\.\d{1,2})?$/)).optional(),
    })
    .default({}),
});

/** How a file of another system is read. */
export type Mapping = z.infer<typeof schema>;

/** What a column is by a mapping; undefined where it is nothing of ours. It may be called as something that every object has. */
export const targetOf = ({ columns }: Pick<Mapping, 'columns'>, name: string): string | undefined =>
  Object.hasOwn(columns, name) ? (columns[name] ?? undefined) : undefined;

const refused = (why: string) =>
  invalid([fieldError('mapping', 'INVALID', `mapping ${why}. Please match the columns again`)]);

/** Reads a mapping as a form brings it; undefined where it brings none. Throws a 400 that names `mapping`. */
export function readMapping(text: unknown): Mapping | undefined {
  if (text === undefined || text === '') return undefined;
  const read = schema.safeParse(jsonOf(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw refused(`is wrong at ${issue!.path.join('.') || 'its beginning'}`);
}

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw refused('is no JSON');
  }
}
