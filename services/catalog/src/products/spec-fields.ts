import { type Category, categorySchema } from '@mekong/contracts';
import type { z } from 'zod';
import {
  addedSchema,
  type Details,
  detailSchemas,
  ownKinds,
  pickDetails,
  type SpecKind,
  typedNames,
  wholeDetails,
} from './details.js';

/** A specification of the products of a category: one of the shop's own, or one that an admin has added. */
export interface SpecField {
  name: string;
  /** Own ones have no words here: the storefront says them in its languages. So it is with the unit. */
  label: string | null;
  label_km: string | null;
  kind: SpecKind;
  /** What a number counts. */
  unit: string | null;
  unit_km: string | null;
  /** Whether shoppers neither see it nor filter or search by it. */
  hidden: boolean;
  added: boolean;
}

/** One that was there before: products may still have values of it, so its name is not given to another kind. */
export type RemovedField = Pick<SpecField, 'name' | 'kind'> & { removed: true };

/** The fields of a category as the database has them. */
export interface StoredSpecFields {
  category: Category;
  fields: (SpecField | RemovedField)[];
  version: number;
}

const isRemoved = (field: SpecField | RemovedField): field is RemovedField => 'removed' in field;

/** With this begin the names of added fields, and of no other. */
export const addedPrefix = 'x_';
export const longestAddedName = 40;

/** Free text, which is different for every product and of no use for filtering. */
const freeText = /other_features|frequency_response/;

/** The specification fields of one category. */
export class CategoryFields {
  /** In the order in which they are shown. */
  readonly fields: SpecField[];
  readonly removed: RemovedField[];
  /** Reads the values of all of them. */
  readonly schema: z.ZodObject;
  /** Those that an admin has added, by their names. */
  readonly added: ReadonlyMap<string, SpecField>;
  /** Those by which shoppers filter. */
  readonly filterNames: readonly string[];
  private readonly hidden: ReadonlySet<string>;

  constructor(
    readonly category: Category,
    stored: (SpecField | RemovedField)[] = [],
    /** 0 where no admin has decided anything. */
    readonly version = 0,
  ) {
    this.fields = wholeFields(category, stored);
    this.removed = stored.filter(isRemoved);
    this.added = new Map(this.fields.filter((one) => one.added).map((one) => [one.name, one]));
    this.filterNames = this.fields
      .filter((one) => !one.hidden && (one.added || !freeText.test(one.name)))
      .map(({ name }) => name);
    const hidden = this.fields.filter((one) => one.hidden).map(({ name }) => name);
    this.hidden = new Set(hidden.flatMap((name) => [name, typedNames.get(name) ?? name]));
    const schemas = [...this.added.values()].map(({ name, kind, unit, unit_km: unitKm }) => [
      name,
      addedSchema(
        kind,
        [unit, unitKm].flatMap((one) => one ?? []),
      ),
    ]);
    this.schema = detailSchemas[category].extend(Object.fromEntries(schemas) as Record<string, z.ZodType>);
  }

  /** The words of added fields, by which faults call them. */
  get labels(): ReadonlyMap<string, string> {
    return new Map([...this.added].map(([name, { label }]) => [name, label!]));
  }

  /** Whether shoppers see what a product has under this name. */
  isShown(name: string): boolean {
    return !this.hidden.has(name) && (!name.startsWith(addedPrefix) || this.added.has(name));
  }

  /** Those of the given fields that are specifications of this category, by their names. */
  pick(given: Record<string, unknown>): Record<string, unknown> {
    const added = [...this.added.keys()].filter((name) => name in given);
    return {
      ...pickDetails(this.category, given),
      ...Object.fromEntries(added.map((name) => [name, given[name]])),
    };
  }

  /** The specifications of a product as everybody reads them: all own ones, and those added ones that it has and that are not hidden. */
  shown(details: Details): Details {
    const whole = this.answered(details);
    for (const name of this.added.keys()) if (this.hidden.has(name)) delete whole[name];
    return whole;
  }

  /** The same for staff, who edit hidden ones too. */
  answered(details: Details): Details {
    const whole = wholeDetails(this.category, details);
    for (const name of Object.keys(whole))
      if (name.startsWith(addedPrefix) && (whole[name] === null || !this.added.has(name))) delete whole[name];
    return whole;
  }
}

/** The own fields that a list does not have come last: the shop has them only since. */
function wholeFields(category: Category, stored: (SpecField | RemovedField)[]): SpecField[] {
  const own = new Map(ownKinds(category).map(([name, kind]) => [name, ownField(name, kind)]));
  const listed = stored.flatMap((field) =>
    isRemoved(field) || !(field.added || own.has(field.name)) ? [] : field,
  );
  const named = new Set(listed.map(({ name }) => name));
  return [...listed, ...[...own.values()].filter(({ name }) => !named.has(name))];
}

const ownField = (name: string, kind: SpecKind): SpecField => ({
  name,
  label: null,
  label_km: null,
  kind,
  unit: null,
  unit_km: null,
  hidden: false,
  added: false,
});

/** The specification fields of all categories. */
export class SpecFields {
  private readonly categories: ReadonlyMap<Category, CategoryFields>;

  constructor(stored: StoredSpecFields[] = []) {
    const rows = new Map(stored.map((row) => [row.category, row]));
    this.categories = new Map(
      categorySchema.options.map((category) => {
        const row = rows.get(category);
        return [category, new CategoryFields(category, row?.fields, row?.version)];
      }),
    );
  }

  of(category: Category): CategoryFields {
    return this.categories.get(category)!;
  }

  all(): CategoryFields[] {
    return [...this.categories.values()];
  }
}
