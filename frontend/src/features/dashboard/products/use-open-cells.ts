import { useState } from 'react';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';

/** The fields of a product that are changed in the list itself. */
export type CellField = 'price' | 'stock';

/** The cells of a list that are open to be changed. */
export interface OpenCells {
  isOpen: (field: CellField, id: number) => boolean;
  open: (field: CellField, id: number) => void;
  close: (field: CellField, id: number) => void;
  /** Opens the same field of the next row, which may have to be loaded first; false where there is none. */
  openNext: (field: CellField, id: number) => boolean;
  /** Notes whether something is typed in the cell that is not saved. */
  keep: (field: CellField, id: number, isUnsaved: boolean) => void;
}

const keyOf = (field: CellField, id: number) => `${field} ${id}`;

/**
 * Keeps which cells of these rows are open. Several may be: one that could not be saved stays open while the next is typed.
 * `loadMore` loads the rows after the last one, and answers whether there are any.
 */
export function useOpenCells(ids: readonly number[], loadMore: () => boolean): OpenCells {
  const [awaited, setAwaited] = useState<{ field: CellField; after: number } | null>(null);
  const [cells, setCells] = useState<ReadonlyMap<string, boolean>>(new Map());
  useUnsavedWarning(ids.some((id) => cells.get(keyOf('price', id)) || cells.get(keyOf('stock', id))));

  const set = (field: CellField, id: number, isUnsaved: boolean | null) =>
    setCells((before) => {
      const key = keyOf(field, id);
      if ((before.get(key) ?? null) === isUnsaved) return before;
      const after = new Map(before);
      if (isUnsaved === null) after.delete(key);
      else after.set(key, isUnsaved);
      return after;
    });

  const rowAfter = (id: number) => ids[ids.indexOf(id) + 1];
  const loaded = awaited && rowAfter(awaited.after);
  if (awaited && loaded) {
    setAwaited(null);
    set(awaited.field, loaded, false);
  }

  return {
    isOpen: (field, id) => cells.has(keyOf(field, id)),
    open: (field, id) => set(field, id, false),
    close: (field, id) => set(field, id, null),
    keep: (field, id, isUnsaved) => set(field, id, isUnsaved),
    openNext: (field, id) => {
      const next = rowAfter(id);
      if (next !== undefined) set(field, next, false);
      else if (loadMore()) setAwaited({ field, after: id });
      return next !== undefined;
    },
  };
}
