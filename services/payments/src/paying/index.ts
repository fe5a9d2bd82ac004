export { PayingModule } from './paying.module.js';
