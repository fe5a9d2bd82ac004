export { LibraryModule } from './library.module.js';
export { LibraryRepository } from './library.repository.js';
