import { z } from 'zod';
import {
  decimal,
  fieldErrors,
  idParam,
  knownId,
  requiredText,
  validationPipe,
} from '../src/http/validation.js';

const faultsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return fieldErrors(error?.issues ?? []);
};

describe('text', () => {
  it('loses the direction marks that come along with a copied phone number', () => {
    expect(requiredText(30).parse('\u202D+855 12 345 678\u202C ')).toBe('+855 12 345 678');
  });

  it('with nothing but direction marks is blank', () => {
    expect(faultsOf(z.object({ name: requiredText(30) }), { name: '\u202E\u2069' })).toEqual([
      { field: 'name', message: 'Name is required', code: 'REQUIRED', params: {} },
    ]);
  });

  it.each(['\u200B', '\u2060', '\uFEFF', ' \u200D\u200C ', '\u3164', '\u2800'])(
    'without a visible character is blank: %j',
    (name) => {
      expect(faultsOf(z.object({ name: requiredText(30) }), { name })).toEqual([
        { field: 'name', message: 'Name is required', code: 'REQUIRED', params: {} },
      ]);
    },
  );

  it.each(['ផ្ទះ\u200Bលេខ', 'ក្\u200Cក', '👩\u200D💻'])('keeps invisible characters inside it: %j', (name) => {
    expect(requiredText(30).parse(name)).toBe(name);
  });

  it.each([
    ['A NUL', 'a\0b'],
    ['half of a surrogate pair', 'a\uD800b'],
  ])('with %s is refused', (_, value) => {
    expect(faultsOf(z.object({ name: requiredText(30) }), { name: value })).toEqual([
      {
        field: 'name',
        message: 'Name holds a character that cannot be kept',
        code: 'UNSTORABLE',
        params: {},
      },
    ]);
  });
});

describe('a whole number', () => {
  it.each([
    ['9999999999999999999', 'Page must be at most 1000000'],
    ['-9999999999999999999', 'Page must be at least 1'],
  ])('far out of its limits is told one fault: %s', (page, message) => {
    const faults = faultsOf(z.object({ page: decimal.pipe(z.int().min(1).max(1_000_000)) }), { page });
    expect(faults.map((fault) => fault.message)).toEqual([message]);
  });

  it('without limits of its own is told those of all', () => {
    expect(faultsOf(z.object({ page: z.int() }), { page: 1e20 })).toHaveLength(1);
  });
});

describe('an id', () => {
  it.each(['7', '007', 7])('is read from %j', (id) => {
    expect(idParam.parse(id)).toBe(7);
  });

  it.each(['1.0', '-1', '1e3', '', ' 1', 1.5, 0])('is not %j', (id) => {
    expect(idParam.safeParse(id).success).toBe(false);
    expect(() => knownId(String(id), 'Product')).toThrow('Product not found');
  });
});

it('a value that matches no form of a union gets a message of its own', () => {
  const change = z.union([z.object({ type: z.literal('delete') }), z.object({ type: z.literal('sell') })]);
  expect(faultsOf(z.object({ change }), { change: { type: 'eat' } })).toEqual([
    {
      field: 'change',
      message: 'Change is none of the forms that are taken here',
      code: 'INVALID',
      params: {},
    },
  ]);
});

it('only the schema looks at what was sent: nothing walks through the rest of it', async () => {
  const sent = { name: 'Mouse', others: { prototype: 'kept' } };
  const schema = z.object({ name: z.string() });
  expect(await validationPipe().transform(sent, { type: 'body', schema })).toEqual({ name: 'Mouse' });
  expect(sent.others).toEqual({ prototype: 'kept' });
});
