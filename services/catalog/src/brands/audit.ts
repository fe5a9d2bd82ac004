import type { Subject } from '@mekong/messaging';
import type { Brand } from '../products/index.js';

export const aboutBrand = ({ id, name }: Brand): Subject => ({ type: 'brand', id, name });
