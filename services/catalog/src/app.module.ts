import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import { databaseModule, IdentityModule, OperationsModule } from '@mekong/service-defaults';
import { BrowseCategory } from './browsing/browse-category.js';
import { WholeCatalogue } from './browsing/whole-catalogue.js';
import { CommitBatches } from './bulk/commit-batches.js';
import { InsertProducts } from './bulk/insert-products.js';
import { RehearseUpload } from './bulk/rehearse-upload.js';
import { UndoBatch } from './bulk/undo-batch.js';
import { UploadProducts } from './bulk/upload-products.js';
import { CONFIG, type CatalogConfig } from './config.js';
import { BatchesRepository } from './data-access/batches.repository.js';
import { BrandsRepository } from './data-access/brands.repository.js';
import { ImagesRepository } from './data-access/images.repository.js';
import { CatalogTables1700000001000 } from './data-access/migrations/1700000001000-catalog-tables.js';
import { Storefront1700000002000 } from './data-access/migrations/1700000002000-storefront.js';
import { Dashboard1700000003000 } from './data-access/migrations/1700000003000-dashboard.js';
import { Reviews1700000004000 } from './data-access/migrations/1700000004000-reviews.js';
import { BulkBatches1700000007000 } from './data-access/migrations/1700000007000-bulk-batches.js';
import { StockChanges1700000008000 } from './data-access/migrations/1700000008000-stock-changes.js';
import { PictureHolds1700000009000 } from './data-access/migrations/1700000009000-picture-holds.js';
import { UnreadColumns1700000010000 } from './data-access/migrations/1700000010000-unread-columns.js';
import { Browsing1700000011000 } from './data-access/migrations/1700000011000-browsing.js';
import { Media1700000006000 } from './data-access/migrations/1700000006000-media.js';
import { LibraryRepository } from './data-access/library.repository.js';
import { CatalogueState } from './data-access/catalogue-state.js';
import { ListsRepository } from './data-access/lists.repository.js';
import { ShelvesRepository } from './data-access/shelves.repository.js';
import { Sql } from './data-access/sql.js';
import { ProductsRepository } from './data-access/products.repository.js';
import { SearchRepository } from './data-access/search.repository.js';
import { ReviewsRepository } from './data-access/reviews.repository.js';
import { Brand } from './domain/brand.js';
import { Product } from './domain/product.js';
import { Review } from './domain/review.js';
import { CatalogEvents } from './entry-points/events/catalog.events.js';
import { BatchesController } from './entry-points/http/batches.controller.js';
import { BrandsController } from './entry-points/http/brands.controller.js';
import { ImageLibraryController } from './entry-points/http/image-library.controller.js';
import { ImagesController } from './entry-points/http/images.controller.js';
import { ProductManagementController } from './entry-points/http/product-management.controller.js';
import { ProductsController } from './entry-points/http/products.controller.js';
import { ReviewsController } from './entry-points/http/reviews.controller.js';
import { CatalogueChangesJob } from './entry-points/jobs/catalogue-changes.job.js';
import { BulkJob } from './entry-points/jobs/bulk.job.js';
import { ChosenPicture } from './images/chosen-picture.js';
import { ImageSizes } from './images/image-sizes.js';
import { ImageStore } from './images/image-store.js';
import { MissedSearches } from './search/missed-searches.js';
import { SearchProducts } from './search/search-products.js';
import { AddImages } from './use-cases/add-images.js';
import { ReplaceImage } from './use-cases/replace-image.js';
import { DeleteImages } from './use-cases/delete-images.js';
import { ChangeBrand } from './use-cases/change-brand.js';
import { ChangeManyProducts } from './use-cases/change-many-products.js';
import { ChangeProduct } from './use-cases/change-product.js';
import { CreateBrand } from './use-cases/create-brand.js';
import { CreateProduct } from './use-cases/create-product.js';
import { DeleteBrand } from './use-cases/delete-brand.js';
import { DeleteProduct } from './use-cases/delete-product.js';
import { DeleteReview } from './use-cases/delete-review.js';
import { ForgetCustomer } from './use-cases/forget-customer.js';
import { ModerateReview } from './use-cases/moderate-review.js';
import { WriteReview } from './use-cases/write-review.js';
import { FollowSales } from './use-cases/follow-sales.js';
import { FollowStock } from './use-cases/follow-stock.js';
import { MergeBrands } from './use-cases/merge-brands.js';

const entities = [Brand, Product, Review];
const migrations = [
  MessagingTables1700000000000,
  CatalogTables1700000001000,
  Storefront1700000002000,
  Dashboard1700000003000,
  Reviews1700000004000,
  Media1700000006000,
  BulkBatches1700000007000,
  StockChanges1700000008000,
  PictureHolds1700000009000,
  UnreadColumns1700000010000,
  Browsing1700000011000,
];
const useCases = [
  CreateProduct,
  ChangeProduct,
  DeleteProduct,
  ChangeManyProducts,
  CreateBrand,
  ChangeBrand,
  DeleteBrand,
  MergeBrands,
  FollowStock,
  FollowSales,
  WriteReview,
  DeleteReview,
  ModerateReview,
  ForgetCustomer,
  AddImages,
  ReplaceImage,
  DeleteImages,
];

@Module({})
export class AppModule {
  static register(config: CatalogConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, { name: 'catalog', entities, migrations }),
        TypeOrmModule.forFeature(entities),
        MessagingModule.register('catalog', config, bus),
        IdentityModule.register(config.AUTH_PUBLIC_KEY),
        OperationsModule,
      ],
      controllers: [
        ProductsController,
        ProductManagementController,
        BatchesController,
        BrandsController,
        ImagesController,
        ImageLibraryController,
        ReviewsController,
      ],
      providers: [
        CatalogEvents,
        { provide: CONFIG, useValue: config },
        Sql,
        CatalogueState,
        ListsRepository,
        ShelvesRepository,
        BrandsRepository,
        ProductsRepository,
        SearchRepository,
        ReviewsRepository,
        ImagesRepository,
        LibraryRepository,
        ImageStore,
        ChosenPicture,
        ImageSizes,
        BrowseCategory,
        WholeCatalogue,
        SearchProducts,
        MissedSearches,
        InsertProducts,
        UploadProducts,
        RehearseUpload,
        CommitBatches,
        UndoBatch,
        BatchesRepository,
        BulkJob,
        CatalogueChangesJob,
        ...useCases,
      ],
    };
  }
}
