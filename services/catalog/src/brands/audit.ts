import type { EditedKind, Subject } from '@mekong/messaging';
import type { Brand } from '../products/index.js';

export const aboutBrand = ({ id, name }: Brand): Subject => ({ type: 'brand', id, name });

export const editedBrand: EditedKind<Brand> = {
  thing: 'brand',
  action: 'brand.edited',
  about: aboutBrand,
  factsOf: ({ name, imageUrl }) => ({ name, image_url: imageUrl }),
};
