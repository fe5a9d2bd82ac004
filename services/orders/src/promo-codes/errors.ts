import { fieldError, Problem, type Params } from '@mekong/contracts';

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Why a code cannot be used for a cart, with what to do about it. */
const because = {
  unknown: () => 'We do not know this code. Please check how it is written.',
  paused: () => 'This code cannot be used at the moment. Please try it later or order without it.',
  not_begun: ({ day }: Params) => `This code can be used from ${day as string} on.`,
  ended: () => 'This code has ended. Please order without it.',
  used_up: () => 'This code has been used as often as it could be. Please order without it.',
  used_by_you: () => 'You have used this code as often as one customer may. Please order without it.',
  minimum: ({ missing }: Params) =>
    `Add goods for ${dollars(Number(missing) * 100)} dollars more to use this code.`,
  fits_nothing: () => 'This code is for other products than those in your cart.',
  nothing_left: () =>
    'With this code there would be nothing left to pay. Please add something to your cart or order without it.',
};
export type PromoRefusal = keyof typeof because;

/** A code cannot be used for a cart; `reason` says why, `missing` how many dollars of goods are, and `day` when it begins. */
export class PromoCodeRefused extends Problem {
  constructor(
    readonly reason: PromoRefusal,
    params: Params = {},
  ) {
    const message = because[reason](params);
    const told = { reason, ...params };
    super(409, 'PROMO_CODE_REFUSED', message, {
      params: told,
      errors: [fieldError('promo_code', 'PROMO_CODE_REFUSED', message, told)],
    });
  }
}

/** Somebody has tried many codes that there are not. */
export class TooManyPromoGuesses extends Problem {
  constructor(freeAt: Date) {
    const seconds = Math.max(1, Math.ceil((freeAt.getTime() - Date.now()) / 1_000));
    const count = Math.ceil(seconds / 60);
    const wait = count === 1 ? '1 minute' : `${count} minutes`;
    const message = `Many codes were tried that there are not. Please try again in ${wait}, or order without one.`;
    super(429, 'TOO_MANY_PROMO_GUESSES', message, {
      params: { count },
      errors: [fieldError('promo_code', 'TOO_MANY_PROMO_GUESSES', message, { count })],
      retryAfter: seconds,
    });
  }
}

export class PromoCodeExists extends Problem {
  constructor() {
    const message = 'There is a code of this name already. Please choose another one.';
    super(409, 'PROMO_CODE_EXISTS', message, { errors: [fieldError('code', 'PROMO_CODE_EXISTS', message)] });
  }
}
