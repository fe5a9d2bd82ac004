export { BrandsModule } from './brands.module.js';
