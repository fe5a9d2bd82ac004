export { VariantsModule } from './variants.module.js';
