import type { ApiBodyOptions } from '@nestjs/swagger';
import { detailFields } from '../../domain/details.js';

const text = { type: 'string' as const };
const file = { type: 'string' as const, format: 'binary' };
const specifications = Object.fromEntries([...detailFields].map((name) => [name, text]));
const fields = {
  name: text,
  brand: text,
  price: text,
  stock: text,
  description: text,
  name_km: text,
  description_km: text,
  image: file,
  ...specifications,
};

/** The multipart forms, as the API's document shows them. */
export const singleForm: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['name', 'brand', 'price', 'stock', 'button', 'image'],
    properties: { ...fields, button: text },
  },
};

export const changeForm: ApiBodyOptions = {
  schema: { type: 'object', properties: { ...fields, version: text } },
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
