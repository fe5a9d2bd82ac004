import type { Brand } from '../products/index.js';
import { brandView } from '../products/products.http.js';

/** A brand for its editor. */
export const editedBrandView = (brand: Brand) => ({ ...brandView(brand), version: brand.version });

/** A brand in the list for staff. */
export const listedBrandView = (brand: Brand, products: number) => ({ ...editedBrandView(brand), products });
