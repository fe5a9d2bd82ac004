import { Problem } from '@mekong/contracts';
import { firstOf, maxNamed } from '../names.js';

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
