import { stockReasons } from '@mekong/contracts';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { detailFields } from './details.js';

const text = { type: 'string' as const };
const file = { type: 'string' as const, format: 'binary' };
const specifications = Object.fromEntries([...detailFields].map((name) => [name, text]));
const fields = {
  name: text,
  brand: text,
  price: text,
  compare_at_price: { ...text, description: 'What it cost before, in dollars; blank for nothing' },
  cost: {
    ...text,
    description: 'What a piece costs its seller, in dollars; shoppers are not told. Blank for unknown',
  },
  hidden: { type: 'string' as const, enum: ['true', 'false'], description: 'Whether shoppers do not see it' },
  visible_from: { ...text, format: 'date-time', description: 'Hides it until then' },
  stock: text,
  description: text,
  name_km: text,
  description_km: text,
  restock_at: {
    ...text,
    description: 'With so many or fewer left it needs restock; 5 unless told otherwise',
  },
  sku: text,
  barcode: text,
  warranty_months: { ...text, description: 'For so many months, 0 to 120; blank for none' },
  image: file,
  image_url: { type: 'string' as const, description: 'Instead of `image`: an image of your library' },
  images: {
    description:
      'More images: files, which come last. As a text, all images in order: `[{ "url" or "file", "alt", "alt_km" }]`, where `file` is the place of one of the files, from 0',
    anyOf: [{ type: 'array' as const, items: file }, text],
  },
  ...specifications,
};

/** The multipart forms for the API document. */
export const singleForm: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['name', 'brand', 'price', 'stock', 'button'],
    properties: { ...fields, button: text },
  },
};

export const changeForm: ApiBodyOptions = {
  schema: {
    type: 'object',
    properties: {
      ...fields,
      version: text,
      stock_change: {
        ...text,
        description: 'Instead of `stock`: pieces to add, or to take away when negative',
      },
      stock_reason: { type: 'string', enum: [...stockReasons], description: 'For the stock history' },
      stock_seen: {
        ...text,
        description:
          'The stock that was read: `stock` then changes it by the difference, and sales since then are kept',
      },
    },
  },
};

export const brandForm: ApiBodyOptions = {
  schema: { type: 'object', required: ['name', 'image'], properties: { name: text, image: file } },
};

export const brandChangeForm: ApiBodyOptions = {
  schema: { type: 'object', properties: { name: text, image: file, version: text } },
};

export const imageForm: ApiBodyOptions = {
  schema: { type: 'object', required: ['image'], properties: { image: file } },
};

export const imagesForm: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['images'],
    properties: { images: { type: 'array', items: file } },
  },
};
