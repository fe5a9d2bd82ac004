import { Module } from '@nestjs/common';
import { BrowsingModule } from '../browsing/index.js';
import { BulkModule } from '../bulk/index.js';
import { ImagesModule } from '../images/index.js';
import { LibraryModule } from '../library/index.js';
import { ProductsModule } from '../products/index.js';
import { ChangeManyProducts } from './change-many-products.js';
import { ChangeProduct } from './change-product.js';
import { ChosenImages } from './chosen-images.js';
import { CreateProduct } from './create-product.js';
import { DeleteProduct } from './delete-product.js';
import { ExportProducts } from './export-products.js';
import { ProductManagementController } from './product-management.controller.js';
import { RestoreProduct } from './restore-product.js';
import { StaffProductsController } from './staff-products.controller.js';

@Module({
  imports: [BrowsingModule, BulkModule, ImagesModule, LibraryModule, ProductsModule],
  controllers: [ProductManagementController, StaffProductsController],
  providers: [
    ChangeManyProducts,
    ChangeProduct,
    ChosenImages,
    CreateProduct,
    DeleteProduct,
    ExportProducts,
    RestoreProduct,
  ],
})
export class ProductAdminModule {}
