export { promoCodeName } from './promo-codes.dto.js';
