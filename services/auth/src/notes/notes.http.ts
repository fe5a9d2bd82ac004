export { note } from './notes.dto.js';
export { noteView } from './views.js';
