export { productsPage } from './products-queries.dto.js';
