import { Problem } from '@mekong/contracts';

/** How many are left of a product of which the cart has more. */
export interface Shortage {
  id: number;
  name: string;
  available: number;
  /** Not sold any more, and so without a name that could be told. */
  is_gone?: boolean;
}

export class OutOfStock extends Problem {
  constructor(items: Shortage[]) {
    super(409, 'OUT_OF_STOCK', shortageTexts(items).join('. '), { params: { items }, members: { items } });
  }
}

const shortageTexts = (items: Shortage[]) => {
  const gone = items.filter((item) => item.is_gone).length;
  const theGone =
    gone > 1
      ? `${gone} items of the cart are no longer sold. Take them out of the cart, please`
      : 'One item of the cart is no longer sold. Take it out of the cart, please';
  return [...items.filter((item) => !item.is_gone).map(shortageText), ...(gone > 0 ? [theGone] : [])];
};

const shortageText = ({ name, available }: Shortage) =>
  available ? `Only ${available} of ${name} left` : `${name} is sold out`;
