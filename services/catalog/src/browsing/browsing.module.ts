import { Module } from '@nestjs/common';
import { BrowseCategory } from './browse-category.js';
import { CatalogueChangesJob } from './catalogue-changes.job.js';
import { CatalogueStateController } from './catalogue-state.controller.js';
import { CatalogueState } from './catalogue-state.repository.js';
import { CategoryIndexRepository } from './category-index.repository.js';
import { KnownSpecFields } from './known-spec-fields.js';
import { ListsRepository } from './lists.repository.js';
import { RemoveOldChanges } from './remove-old-changes.js';

@Module({
  controllers: [CatalogueStateController],
  providers: [
    BrowseCategory,
    CatalogueChangesJob,
    CatalogueState,
    CategoryIndexRepository,
    KnownSpecFields,
    ListsRepository,
    RemoveOldChanges,
  ],
  exports: [BrowseCategory, CatalogueState, CategoryIndexRepository, KnownSpecFields, ListsRepository],
})
export class BrowsingModule {}
