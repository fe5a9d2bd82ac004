export { PromoCodesModule } from './promo-codes.module.js';
export { LimitGuesses } from './limit-guesses.js';
export { type Discount, hasUseLeft, judgePromo } from './judge-promo.js';
export { PromoCodeRefused } from './errors.js';
export { PromoCodesRepository } from './promo-codes.repository.js';
export { PromoGuessesRepository } from './promo-guesses.repository.js';
export type { UsedPromo } from './promo-code.js';
