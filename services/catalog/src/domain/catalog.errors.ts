abstract class CatalogError extends Error {
  abstract readonly status: number;
  abstract readonly code: string;
  readonly extras: Record<string, unknown> = {};
}

export class ProductExists extends CatalogError {
  readonly status = 409;
  readonly code = 'PRODUCT_EXISTS';
  constructor() {
    super('You already have a product of this name, category and brand');
  }
}

export class BrandExists extends CatalogError {
  readonly status = 409;
  readonly code = 'BRAND_EXISTS';
  constructor() {
    super('A brand of this name already exists');
  }
}

export class BrandInUse extends CatalogError {
  readonly status = 409;
  readonly code = 'BRAND_IN_USE';
  override readonly extras: { products: number };
  constructor(products: number) {
    super(`This brand still has ${products} product${products === 1 ? '' : 's'}`);
    this.extras = { products };
  }
}

export class WrongImageType extends CatalogError {
  readonly status = 415;
  readonly code = 'WRONG_IMAGE_TYPE';
  constructor() {
    super('The image must be a PNG, JPG, JPEG or WebP picture');
  }
}

export class ImageTooLarge extends CatalogError {
  readonly status = 413;
  readonly code = 'IMAGE_TOO_LARGE';
  constructor() {
    super('The image must have at most 5MB and 40 megapixels');
  }
}

/** What shows a picture; `total` counts also what is left out of the lists. */
export interface ImageUses {
  products: { id: number; name: string; category: string; is_own: boolean }[];
  brands: { id: number; name: string }[];
  total: number;
}

export class ImageInUse extends CatalogError {
  readonly status = 409;
  readonly code = 'IMAGE_IN_USE';
  override readonly extras: { uses: ImageUses };
  constructor(uses: ImageUses) {
    super(`This image is still used ${uses.total === 1 ? 'once' : `${uses.total} times`}`);
    this.extras = { uses };
  }
}

/** Others show the picture too: `uses` are theirs. */
export class ImageUsedElsewhere extends CatalogError {
  readonly status = 409;
  readonly code = 'IMAGE_USED_ELSEWHERE';
  override readonly extras: { uses: ImageUses };
  constructor(uses: ImageUses) {
    const names = [...uses.products, ...uses.brands].map(({ name }) => name);
    super(
      `This image is also used by others: ${names.slice(0, 3).join(', ')}${names.length > 3 ? ' and more' : ''}`,
    );
    this.extras = { uses };
  }
}

/** Somebody else was faster: `current` is how things are now, `changed` where that differs from what was wanted. */
export class StaleEdit extends CatalogError {
  readonly status = 409;
  readonly code = 'STALE_EDIT';
  override readonly extras: Record<string, unknown>;
  constructor(what: string, current: Record<string, unknown>, changed: string[]) {
    super(`Somebody else has changed this ${what} meanwhile`);
    this.extras = { current, changed };
  }
}

export class PriceOutOfRange extends CatalogError {
  readonly status = 400;
  readonly code = 'INVALID_PRICE';
  constructor(text: string) {
    super(text);
  }
}

export class NotBought extends CatalogError {
  readonly status = 403;
  readonly code = 'NOT_BOUGHT';
  constructor() {
    super('Only customers who bought this product can review it');
  }
}

export class OwnProduct extends CatalogError {
  readonly status = 403;
  readonly code = 'OWN_PRODUCT';
  constructor() {
    super('You cannot review your own product');
  }
}

export class OwnReview extends CatalogError {
  readonly status = 403;
  readonly code = 'OWN_REVIEW';
  constructor() {
    super('You cannot approve, hide or answer your own review');
  }
}

/** Two products that would be one and the same; `names` are theirs. */
export class SameProducts extends CatalogError {
  readonly status = 409;
  readonly code = 'SAME_PRODUCTS';
  override readonly extras: { names: string[] };
  constructor(names: string[]) {
    const shown = names.slice(0, 3).join(', ') + (names.length > 3 ? ' and more' : '');
    super(`Both brands have the same product: ${shown}. Delete or rename one of each first.`);
    this.extras = { names };
  }
}

/** A bulk upload that is not where this step begins. */
export class BatchNotReady extends CatalogError {
  readonly status = 409;
  readonly code = 'BATCH_NOT_READY';
}

/** A bulk upload whose products others count on by now. */
export class BatchTouched extends CatalogError {
  readonly status = 409;
  readonly code = 'BATCH_TOUCHED';
  override readonly extras: { products: { id: number; name: string; why: string }[] };
  constructor(products: { id: number; name: string; why: string }[]) {
    const shown = products.slice(0, 3).map(({ name, why }) => `${name} (${why})`);
    super(`This upload cannot be undone: ${shown.join(', ')}${products.length > 3 ? ' and more' : ''}`);
    this.extras = { products: products.slice(0, 100) };
  }
}
