import { createHash } from 'node:crypto';

/** A row of the sample catalogue's tables. */
export type SampleRow = Record<string, string>;

/** Whether a product is one that a query asks for, judged by its fields alone. */
export type Rule = (row: SampleRow) => boolean;

/** A rule with the queries that ask for the products that it selects. */
export type Wanted = readonly [Rule, ...string[]];

const texts = /^(name|name_km|description|description_km|image|price|stock)$/;

export const of =
  (category: string): Rule =>
  (row) =>
    row['category'] === category;
export const brand =
  (name: string): Rule =>
  (row) =>
    row['brand'] === name;
export const named =
  (part: RegExp): Rule =>
  (row) =>
    part.test(row['name']!);
export const namedKm =
  (part: string): Rule =>
  (row) =>
    row['name_km']!.includes(part);
/** In the cell of a column whose name ends with this. */
export const cell =
  (column: string, value: RegExp): Rule =>
  (row) =>
    Object.entries(row).some(([name, text]) => name.endsWith(column) && value.test(text));
/** In any specification. */
export const spec =
  (value: RegExp): Rule =>
  (row) =>
    Object.entries(row).some(([name, text]) => !texts.test(name) && value.test(text));
/** In a name, a specification or the description. */
export const anywhere =
  (value: RegExp): Rule =>
  (row) =>
    value.test(Object.values(row).join('\n'));
/** In dollars. */
export const costs =
  (isRight: (price: number) => boolean): Rule =>
  (row) =>
    isRight(Number(row['price']));
export const all =
  (...rules: Rule[]): Rule =>
  (row) =>
    rules.every((rule) => rule(row));
export const not =
  (rule: Rule): Rule =>
  (row) =>
    !rule(row);
export const any =
  (...rules: Rule[]): Rule =>
  (row) =>
    rules.some((rule) => rule(row));

/** A quarter of the queries are not looked at while the search is tuned. */
export const isHeldOut = (query: string): boolean =>
  createHash('sha256').update(query).digest()[0]! % 4 === 0;
