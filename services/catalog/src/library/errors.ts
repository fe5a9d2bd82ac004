import { type Category, Problem } from '@mekong/contracts';
import { firstOf, maxNamed } from '../names.js';

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
