import { z } from 'zod';
import { seenVersionText, idParam } from '@mekong/service-defaults';
import { commonFields } from '../products/index.js';
import { brandAnswer } from '../products/products.http.js';

export const brandForm = z.object({ name: commonFields.brand });
export const brandChange = brandForm.partial().extend({ version: seenVersionText });
export const mergeBody = z.object({ into: idParam.describe('The brand that stays') });
export type MergeBody = z.infer<typeof mergeBody>;
export type BrandChange = z.infer<typeof brandChange>;
const listedBrand = brandAnswer.extend({ products: z.int(), version: z.int() }).meta({ id: 'ListedBrand' });
export const listedBrandsAnswer = z.object({ brands: z.array(listedBrand) });
export const mergeAnswer = z.object({ message: z.string(), brand: brandAnswer, moved: z.int() });
export const brandsAnswer = z.object({ brands: z.array(brandAnswer) });
export const brandAndMessage = z.object({ message: z.string(), brand: brandAnswer });
