export { SavedViewsModule } from './saved-views.module.js';
export type { SavedView } from './saved-view.entity.js';
export { SavedViewsRepository } from './saved-views.repository.js';
