import { textKey } from '@mekong/contracts';
import { ViewNameTaken } from './errors.js';
import type { SavedView } from './saved-view.entity.js';

/** Throws ViewNameTaken when another view of the same list has the name, in whatever spelling. */
export function checkViewName(views: SavedView[], { id, list, name }: Omit<SavedView, 'filters'>): void {
  const others = views.filter((view) => view.list === list && view.id !== id);
  if (others.some((view) => textKey(view.name) === textKey(name))) throw new ViewNameTaken();
}
