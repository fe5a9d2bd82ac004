export { BrowsingModule } from './browsing.module.js';
export type { Facets, Filters, NarrowedList } from './category-index.js';
export { BrowseCategory } from './browse-category.js';
export { CatalogueCache } from './catalogue-cache.js';
export { CatalogueState } from './catalogue-state.repository.js';
export { CategoryIndexRepository } from './category-index.repository.js';
export { KnownSpecFields } from './known-spec-fields.js';
export { ListsRepository, type ProductOrder, productOrders, productPlaces } from './lists.repository.js';
