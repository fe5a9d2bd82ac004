export { NotesModule } from './notes.module.js';
export type { Note } from './note.js';
export { NotesRepository } from './notes.repository.js';
