import { Module } from '@nestjs/common';
import { BrowsingModule } from '../browsing/index.js';
import { ImagesModule } from '../images/index.js';
import { LibraryModule } from '../library/index.js';
import { ProductsModule } from '../products/index.js';
import { WebImagesModule } from '../web-images/index.js';
import { AskForBrands } from './ask-for-brands.js';
import { BulkJob } from './bulk.job.js';
import { CommitUploads } from './commit-uploads.js';
import { FetchWaitingImages } from './fetch-waiting-images.js';
import { MappingsRepository } from './mappings.repository.js';
import { MatchColumns } from './match-columns.js';
import { RehearseUpload } from './rehearse-upload.js';
import { RemoveOldUploads } from './remove-old-uploads.js';
import { RowProductsRepository } from './row-products.repository.js';
import { StartCommit } from './start-commit.js';
import { UndoUpload } from './undo-upload.js';
import { UploadProducts } from './upload-products.js';
import { UploadsController } from './uploads.controller.js';
import { UploadsRepository } from './uploads.repository.js';
import { WaitingImagesRepository } from './waiting-images.repository.js';
import { WriteRows } from './write-rows.js';

@Module({
  imports: [BrowsingModule, ImagesModule, LibraryModule, ProductsModule, WebImagesModule],
  controllers: [UploadsController],
  providers: [
    AskForBrands,
    BulkJob,
    CommitUploads,
    FetchWaitingImages,
    MappingsRepository,
    MatchColumns,
    RehearseUpload,
    RemoveOldUploads,
    RowProductsRepository,
    StartCommit,
    UndoUpload,
    UploadProducts,
    UploadsRepository,
    WaitingImagesRepository,
    WriteRows,
  ],
  exports: [UploadProducts],
})
export class BulkModule {}
