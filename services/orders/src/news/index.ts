export { NewsModule } from './news.module.js';
export { KeepNews } from './keep-news.js';
export { NewsRepository } from './news.repository.js';
