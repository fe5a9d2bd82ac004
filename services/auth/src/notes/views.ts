import type { Note } from './note.js';

export const noteView = ({ id, text, writtenAt, byName }: Note) => ({
  id,
  text,
  at: writtenAt.toISOString(),
  by: byName,
});

export const notesView = (notes: Note[]) => ({ notes: notes.map(noteView) });
