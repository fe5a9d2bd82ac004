import { fault } from '@mekong/contracts';
import { requiredText, text } from '@mekong/service-defaults';
import { z } from 'zod';
import { listNames } from './saved-view.entity.js';

export const viewId = z.uuid();

/** More than any list has. */
const maxFilters = 20;

const name = requiredText(50);
const filters = z
  .record(z.string().regex(/^\w{1,30}$/), text(300))
  .refine((all) => Object.keys(all).length > 0, fault('REQUIRED', 'is required'))
  .refine(
    (all) => Object.keys(all).length <= maxFilters,
    fault('TOO_MANY', `must have at most ${maxFilters} entries`, { most: maxFilters }),
  )
  .describe('The filters of the list, with its search and its sort order, by their names');

export const newViewBody = z.object({ list: z.enum(listNames), name, filters });
export type NewViewBody = z.infer<typeof newViewBody>;

export const viewBody = z.object({ name });
export type ViewBody = z.infer<typeof viewBody>;

export const savedView = z
  .object({
    id: z.uuid(),
    list: z.enum(listNames),
    name: z.string(),
    filters: z.record(z.string(), z.string()),
  })
  .meta({ id: 'SavedView' });
export const viewsAnswer = z.object({ views: z.array(savedView) });
