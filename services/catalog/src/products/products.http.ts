export { averageOf, brandView, comparedPrice, productView, staffProductView } from './views.js';
export { brandAnswer } from './brand-answer.dto.js';
export { leanProductsAnswer, productAnswer } from './products.dto.js';
