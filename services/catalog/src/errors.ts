import { fieldError, invalid, Problem, type Category } from '@mekong/contracts';

export class ProductExists extends Problem {
  constructor() {
    super(409, 'PRODUCT_EXISTS', 'You already have a product of this name, category and brand');
  }
}

export class BrandExists extends Problem {
  constructor() {
    super(409, 'BRAND_EXISTS', 'A brand of this name already exists');
  }
}

export class BrandInUse extends Problem {
  constructor(products: number) {
    super(409, 'BRAND_IN_USE', `This brand still has ${products} product${products === 1 ? '' : 's'}`, {
      params: { products },
      members: { products },
    });
  }
}

/** `photo` is the type of a photo that has to be saved as another one first, such as HEIC. */
export class WrongImageType extends Problem {
  constructor(photo?: string) {
    const message = photo
      ? `The image is ${photo}, which is not accepted. Please save it as JPEG`
      : 'The image must be a PNG, JPG, JPEG or WebP file';
    super(415, 'WRONG_IMAGE_TYPE', message, { params: photo ? { reason: 'photo', type: photo } : {} });
  }
}

/** It begins like an image, but cannot be read. */
export class DamagedImage extends Problem {
  constructor() {
    super(415, 'DAMAGED_IMAGE', 'The image is damaged. Please save it anew');
  }
}

/** How the limits of images are told: in which unit, and what to do. */
const imageLimits = {
  file: {
    unit: 'MB',
    text: (is: number, most: number) =>
      `The image has ${is} MB, more than ${most} MB. Please save it smaller`,
  },
  side: {
    unit: 'px',
    text: (is: number, most: number) =>
      `The image is ${is} px long, more than ${most} px. Please cut it or save it smaller`,
  },
  pixels: {
    unit: 'megapixels',
    text: (is: number, most: number) =>
      `The image has ${is} megapixels, more than ${most} megapixels. Please save it smaller`,
  },
  memory: {
    unit: 'MB of memory',
    text: (is: number, most: number) =>
      `Reading the image would take ${is} MB of memory, more than ${most} MB. Please save it smaller, or as an ordinary JPEG`,
  },
};

/** `limit` is what was met, `is` the image's own figure. */
export class ImageTooLarge extends Problem {
  constructor(reason: keyof typeof imageLimits, { limit, is }: { limit: number; is: number }) {
    const { unit, text } = imageLimits[reason];
    super(413, 'IMAGE_TOO_LARGE', text(is, limit), { params: { reason, limit, is, unit } });
  }
}

export class ImageTooComplex extends Problem {
  constructor() {
    super(413, 'IMAGE_TOO_COMPLEX', 'The image takes too long to read. Please save it anew as a PNG or JPG');
  }
}

/** The problem with the name of the file that it is about; anything else as it is. */
export const aboutFile = (error: unknown, file: string): unknown =>
  error instanceof Problem
    ? new Problem(error.status, error.code, error.message, { ...error, params: { ...error.params, file } })
    : error;

/** The problem with the field of the form that has the file, besides. */
export const aboutField = (error: unknown, field: string): unknown =>
  error instanceof Problem && typeof error.params.file === 'string'
    ? new Problem(error.status, error.code, error.message, {
        ...error,
        errors: [fieldError(field, error.code, `${error.params.file}: ${error.message}`, error.params)],
      })
    : error;

/** A seller's library is full; `used` and `most` are images, or megabytes. */
export class ImageQuotaReached extends Problem {
  constructor(reason: 'images' | 'megabytes', used: number, most: number) {
    const unit = reason === 'images' ? 'images' : 'MB of images';
    const message = `You have ${used} of ${most} ${unit}. Please delete some that you no longer use`;
    super(409, 'IMAGE_QUOTA_REACHED', message, { params: { reason, used, most } });
  }
}

/** 400 for a form with the address of an image that is not in the sender's library. */
export const notInLibrary = (field: string) =>
  fieldError(field, 'NOT_IN_LIBRARY', 'Image must be one of your library');

/** The products and brands that show an image; `total` also counts those that the lists leave out. */
export interface ImageUses {
  products: { id: number; name: string; category: Category; is_own: boolean }[];
  brands: { id: number; name: string }[];
  total: number;
}

export class ImageInUse extends Problem {
  constructor(uses: ImageUses) {
    const { total } = uses;
    super(409, 'IMAGE_IN_USE', `This image is still used ${total === 1 ? 'once' : `${total} times`}`, {
      params: { times: total },
      members: { uses },
    });
  }
}

/** Products of other sellers, or brands, show the image too: `uses`. */
export class ImageUsedElsewhere extends Problem {
  constructor(uses: ImageUses) {
    const names = [...uses.products, ...uses.brands].map(({ name }) => name);
    super(409, 'IMAGE_USED_ELSEWHERE', `This image is also used by others: ${firstOf(names)}`, {
      params: { names: names.slice(0, maxNamed), more: names.length > maxNamed },
      members: { uses },
    });
  }
}

/** `limit` in whole dollars. */
export class PriceOutOfRange extends Problem {
  constructor(reason: 'below' | 'above', limit: number) {
    const way = reason === 'below' ? 'fall' : 'rise';
    super(400, 'INVALID_PRICE', `The price would ${way} ${reason} $${limit.toLocaleString('en-US')}`, {
      params: { reason, limit },
    });
  }
}

/** More pieces are to be taken away than there are. */
export const tooFewLeft = (left: number) =>
  invalid([
    fieldError(
      'stock_change',
      'TOO_FEW_LEFT',
      left === 0 ? 'None is left' : `Only ${left} ${left === 1 ? 'is' : 'are'} left`,
      {
        left,
      },
    ),
  ]);

/** More pieces are to be added than a product may have, with which its form could not be saved any more. */
export const tooMany = (most: number) =>
  invalid([fieldError('stock_change', 'TOO_BIG', `Stock must be at most ${most}`, { most })]);

export class NotBought extends Problem {
  constructor() {
    super(403, 'NOT_BOUGHT', 'Only customers who bought this product can review it');
  }
}

export class OwnProduct extends Problem {
  constructor() {
    super(403, 'OWN_PRODUCT', 'You cannot review your own product');
  }
}

/** Sellers do not decide what shoppers read about their own products. */
export class OnlyAdminsHide extends Problem {
  constructor() {
    const message = 'Only admins hide reviews. Please flag it, and they will look at it.';
    super(403, 'FORBIDDEN', message, { params: { reason: 'flag' } });
  }
}

export class OwnReview extends Problem {
  constructor() {
    super(403, 'OWN_REVIEW', 'You cannot approve, hide or answer your own review');
  }
}

/** Products that a merge of brands would make duplicates, by name. */
export class SameProducts extends Problem {
  constructor(names: string[]) {
    super(
      409,
      'SAME_PRODUCTS',
      `Both brands have the same product: ${firstOf(names)}. Delete or rename one of each first.`,
      {
        params: { names: names.slice(0, maxNamed), more: names.length > maxNamed },
        members: { names },
      },
    );
  }
}

/** The bulk upload is not in the state that this step needs. */
export class UploadNotReady extends Problem {
  constructor(reason: 'undone' | 'not_done') {
    const messages = {
      undone: 'This upload was undone',
      not_done: 'Only an upload that is done can be undone',
    };
    super(409, 'BATCH_NOT_READY', messages[reason], { params: { reason } });
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

/** How many things are named in a text; the rest is "and more". */
const maxNamed = 3;

const firstOf = (names: string[]) =>
  names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? ' and more' : '');

/** 400 for a form with a brand that the shop does not have. */
export const unknownBrand = () =>
  invalid([fieldError('brand', 'UNKNOWN_BRAND', "Brand must be one of the shop's brands")]);
