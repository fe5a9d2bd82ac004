export { ProductAdminModule } from './product-admin.module.js';
