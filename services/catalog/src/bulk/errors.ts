import { Problem } from '@mekong/contracts';
import { firstOf, maxNamed } from '../names.js';

/** The bulk upload is not in the state that this step needs. */
export class UploadNotReady extends Problem {
  constructor(reason: 'undone' | 'not_done' | 'images', waiting = 0) {
    const messages = {
      images: `Images are being fetched: ${waiting} left. Please wait a moment, then upload again`,
      undone: 'This upload was undone',
      not_done: 'Only an upload that is done can be undone',
    };
    super(409, 'BATCH_NOT_READY', messages[reason], { params: { reason, ...(waiting > 0 && { waiting }) } });
  }
}

const whyTouched = { sold: 'sold or held in an order', edited: 'edited since' };

export interface TouchedProduct {
  id: number;
  name: string;
  reason: keyof typeof whyTouched;
}

/** The bulk upload cannot be undone, as its products were sold or edited since. */
export class UploadTouched extends Problem {
  constructor(touched: TouchedProduct[]) {
    const products = touched
      .slice(0, 100)
      .map((product) => ({ ...product, why: whyTouched[product.reason] }));
    const shown = products.map(({ name, why }) => `${name} (${why})`);
    super(409, 'BATCH_TOUCHED', `This upload cannot be undone: ${firstOf(shown)}`, {
      params: { products: products.slice(0, maxNamed), more: touched.length > maxNamed },
      members: { products },
    });
  }
}
