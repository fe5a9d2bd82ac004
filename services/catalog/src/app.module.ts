import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessagingModule, MessagingTables1700000000000, type InProcessBus } from '@mekong/messaging';
import {
  databaseModule,
  type DatabaseParts,
  IdentityModule,
  KeptAnswers1764900000000,
  KeysOfDay1766000000000,
  OperationsModule,
} from '@mekong/service-defaults';
import { BrowseCategory } from './browsing/browse-category.js';
import { BrowseSearch } from './browsing/browse-search.js';
import { WholeCatalogue } from './browsing/whole-catalogue.js';
import { CommitUploads } from './bulk/commit-uploads.js';
import { RehearseUpload } from './bulk/rehearse-upload.js';
import { UploadFolder } from './upload-folder.js';
import { RemoveOldUploads } from './bulk/remove-old-uploads.js';
import { StartCommit } from './bulk/start-commit.js';
import { UndoUpload } from './bulk/undo-upload.js';
import { UploadProducts } from './bulk/upload-products.js';
import { CONFIG, type CatalogConfig } from './config.js';
import { RowProductsRepository } from './bulk/row-products.repository.js';
import { UploadsRepository } from './bulk/uploads.repository.js';
import { WriteRows } from './bulk/write-rows.js';
import { BrandsRepository } from './brands/brands.repository.js';
import { ImagesRepository } from './images/images.repository.js';
import { CatalogInitial1764000000000 } from './migrations/1764000000000-initial.js';
import { ProductPictures1764100000000 } from './migrations/1764100000000-product-pictures.js';
import { NoteEveryChange1764150000000 } from './migrations/1764150000000-note-every-change.js';
import { HiddenProducts1764200000000 } from './migrations/1764200000000-hidden-products.js';
import { LibraryRepository } from './images/library.repository.js';
import { CatalogueState } from './browsing/catalogue-state.repository.js';
import { ListsRepository } from './browsing/lists.repository.js';
import { CategoryIndexRepository } from './browsing/category-index.repository.js';
import { ProductsRepository } from './products/products.repository.js';
import { SearchRepository } from './search/search.repository.js';
import { ReviewsRepository } from './reviews/reviews.repository.js';
import { Brand } from './brands/brand.entity.js';
import { Product } from './products/product.entity.js';
import { Review } from './reviews/review.entity.js';
import { CatalogEvents } from './events.js';
import { UploadsController } from './bulk/uploads.controller.js';
import { BrandsController } from './brands/brands.controller.js';
import { ImageLibraryController } from './images/image-library.controller.js';
import { ImagesController } from './images/images.controller.js';
import { ProductManagementController } from './products/product-management.controller.js';
import { StaffProductsController } from './products/staff-products.controller.js';
import { ExportProducts } from './products/export-products.js';
import { RestoreProduct } from './products/restore-product.js';
import { ShowScheduled } from './products/show-scheduled.js';
import { ShowScheduledJob } from './products/show-scheduled.job.js';
import { ProductsController } from './products/products.controller.js';
import { CatalogueStateController } from './browsing/catalogue-state.controller.js';
import { SearchController } from './search/search.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { IndexProducts } from './search/index-products.js';
import { IndexProductsJob } from './search/index-products.job.js';
import { CatalogueChangesJob } from './browsing/catalogue-changes.job.js';
import { RemoveOldChanges } from './browsing/remove-old-changes.js';
import { BulkJob } from './bulk/bulk.job.js';
import { ChosenImages } from './images/chosen-images.js';
import { BucketRepository } from './images/bucket.repository.js';
import { ImageBucket } from './images/image-bucket.js';
import { RequireBucket } from './images/require-bucket.js';
import { TidyBucket } from './images/tidy-bucket.js';
import { TidyBucketJob } from './images/tidy-bucket.job.js';
import { ImageReaders } from './images/image-readers.js';
import { ImageSizes } from './images/image-sizes.js';
import { ImageStore } from './images/image-store.js';
import { MissedSearches } from './search/missed-searches.js';
import { KeepRielRate } from './search/keep-riel-rate.js';
import { RielRateRepository } from './search/riel-rate.repository.js';
import { SynonymsRepository } from './search/synonyms.repository.js';
import { SearchProducts } from './search/search-products.js';
import { ChangePage } from './pages/change-page.js';
import { PagesController } from './pages/pages.controller.js';
import { PagesRepository } from './pages/pages.repository.js';
import { ShopPage } from './pages/shop-page.entity.js';
import { ChangeShopFacts } from './shop/change-shop-facts.js';
import { ShopController } from './shop/shop.controller.js';
import { ShopFacts } from './shop/shop-facts.entity.js';
import { ShopFactsRepository } from './shop/shop-facts.repository.js';
import { AddSynonyms } from './synonyms/add-synonyms.js';
import { ChangeSynonyms } from './synonyms/change-synonyms.js';
import { DeleteSynonyms } from './synonyms/delete-synonyms.js';
import { SynonymGroup } from './synonyms/synonym-group.entity.js';
import { SynonymGroupsRepository } from './synonyms/synonym-groups.repository.js';
import { SynonymsController } from './synonyms/synonyms.controller.js';
import { TrySynonyms } from './synonyms/try-synonyms.js';
import { ChangeValueWord } from './value-words/change-value-word.js';
import { MissingWords } from './value-words/missing-words.js';
import { ValueWord } from './value-words/value-word.entity.js';
import { ValueWordsController } from './value-words/value-words.controller.js';
import { ValueWordsRepository } from './value-words/value-words.repository.js';
import { ValueWords1764400000000 } from './migrations/1764400000000-value-words.js';
import { MoreValueWords1764450000000 } from './migrations/1764450000000-more-value-words.js';
import { NoteReviews1764460000000 } from './migrations/1764460000000-note-reviews.js';
import { PartialRefunds1764500000000 } from './migrations/1764500000000-partial-refunds.js';
import { FlaggedReviews1764510000000 } from './migrations/1764510000000-flagged-reviews.js';
import { ImageBucket1764600000000 } from './migrations/1764600000000-image-bucket.js';
import { TellSettings1764800000000 } from './migrations/1764800000000-tell-settings.js';
import { RowsOfExports1765000000000 } from './migrations/1765000000000-rows-of-exports.js';
import { PricesInSearches1765100000000 } from './migrations/1765100000000-prices-in-searches.js';
import { WireAndLight1765200000000 } from './migrations/1765200000000-wire-and-light.js';
import { FoldedKeys1765300000000 } from './migrations/1765300000000-folded-keys.js';
import { NameOrder1766410000000 } from './migrations/1766410000000-name-order.js';
import { Spellings1766420000000 } from './migrations/1766420000000-spellings.js';
import { Messenger1766510000000 } from './migrations/1766510000000-messenger.js';
import { DeliveryDays1766500000000 } from './migrations/1766500000000-delivery-days.js';
import { RielRate1766710000000 } from './migrations/1766710000000-riel-rate.js';
import { SearchRanking1766700000000 } from './migrations/1766700000000-search-ranking.js';
import { AddImages } from './images/add-images.js';
import { ReplaceImage } from './images/replace-image.js';
import { RemoveUnusedImages } from './images/remove-unused-images.js';
import { RemoveUnusedImagesJob } from './images/remove-unused-images.job.js';
import { DeleteImages } from './images/delete-images.js';
import { ChangeBrand } from './brands/change-brand.js';
import { ChangeManyProducts } from './products/change-many-products.js';
import { ChangeProduct } from './products/change-product.js';
import { CreateBrand } from './brands/create-brand.js';
import { CreateProduct } from './products/create-product.js';
import { DeleteBrand } from './brands/delete-brand.js';
import { DeleteProduct } from './products/delete-product.js';
import { DeleteReview } from './reviews/delete-review.js';
import { ForgetCustomer } from './reviews/forget-customer.js';
import { ModerateReview } from './reviews/moderate-review.js';
import { WriteReview } from './reviews/write-review.js';
import { RecordSales } from './products/record-sales.js';
import { ApplyStock } from './products/apply-stock.js';
import { MergeBrands } from './brands/merge-brands.js';

const entities = [Brand, Product, Review, SynonymGroup, ShopPage, ShopFacts, ValueWord];
const migrations = [
  MessagingTables1700000000000,
  CatalogInitial1764000000000,
  ProductPictures1764100000000,
  NoteEveryChange1764150000000,
  HiddenProducts1764200000000,
  ValueWords1764400000000,
  MoreValueWords1764450000000,
  NoteReviews1764460000000,
  PartialRefunds1764500000000,
  FlaggedReviews1764510000000,
  ImageBucket1764600000000,
  TellSettings1764800000000,
  KeptAnswers1764900000000,
  RowsOfExports1765000000000,
  PricesInSearches1765100000000,
  WireAndLight1765200000000,
  FoldedKeys1765300000000,
  NameOrder1766410000000,
  Spellings1766420000000,
  DeliveryDays1766500000000,
  Messenger1766510000000,
  SearchRanking1766700000000,
  RielRate1766710000000,
  KeysOfDay1766000000000,
];
const useCases = [
  CreateProduct,
  ChangeProduct,
  DeleteProduct,
  RestoreProduct,
  ExportProducts,
  ShowScheduled,
  ShowScheduledJob,
  ChangeManyProducts,
  CreateBrand,
  ChangeBrand,
  DeleteBrand,
  MergeBrands,
  ApplyStock,
  RecordSales,
  WriteReview,
  DeleteReview,
  ModerateReview,
  ForgetCustomer,
  KeepRielRate,
  AddImages,
  ReplaceImage,
  DeleteImages,
  RemoveUnusedImages,
  RemoveUnusedImagesJob,
  TidyBucket,
  TidyBucketJob,
  AddSynonyms,
  ChangeSynonyms,
  DeleteSynonyms,
  TrySynonyms,
  ChangePage,
  ChangeShopFacts,
  MissingWords,
  ChangeValueWord,
];

@Module({})
export class AppModule {
  static readonly database: DatabaseParts = { name: 'catalog', entities, migrations };

  static register(config: CatalogConfig, bus?: InProcessBus): DynamicModule {
    return {
      module: AppModule,
      imports: [
        databaseModule(config, AppModule.database),
        TypeOrmModule.forFeature(entities),
        MessagingModule.register('catalog', config, bus),
        IdentityModule.register(config.AUTH_PUBLIC_KEY),
        OperationsModule,
      ],
      controllers: [
        CatalogueStateController,
        SearchController,
        ProductsController,
        ProductManagementController,
        StaffProductsController,
        UploadsController,
        BrandsController,
        ImagesController,
        ImageLibraryController,
        ReviewsController,
        SynonymsController,
        PagesController,
        ShopController,
        ValueWordsController,
      ],
      providers: [
        CatalogEvents,
        { provide: CONFIG, useValue: config },
        CatalogueState,
        ListsRepository,
        CategoryIndexRepository,
        BrandsRepository,
        ProductsRepository,
        SearchRepository,
        SynonymsRepository,
        RielRateRepository,
        SynonymGroupsRepository,
        PagesRepository,
        ShopFactsRepository,
        ValueWordsRepository,
        ReviewsRepository,
        ImagesRepository,
        LibraryRepository,
        BucketRepository,
        ImageBucket,
        RequireBucket,
        ImageReaders,
        ImageStore,
        ChosenImages,
        ImageSizes,
        BrowseCategory,
        BrowseSearch,
        WholeCatalogue,
        SearchProducts,
        MissedSearches,
        WriteRows,
        UploadProducts,
        RehearseUpload,
        CommitUploads,
        RemoveOldUploads,
        UploadFolder,
        StartCommit,
        UndoUpload,
        RowProductsRepository,
        UploadsRepository,
        BulkJob,
        IndexProducts,
        IndexProductsJob,
        CatalogueChangesJob,
        RemoveOldChanges,
        ...useCases,
      ],
    };
  }
}
