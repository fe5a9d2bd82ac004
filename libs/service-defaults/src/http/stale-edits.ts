import { StaleEdit, type NamedThing } from '@mekong/contracts';
import { z } from 'zod';
import { decimal } from './validation.js';

const meaning = 'What was read; 409 STALE_EDIT when it is no longer so';

/** The version of a thing that the caller has seen. */
export const seenVersion = z.int().min(1).optional().describe(meaning);

/** The same in a form or a query, whose values are texts. */
export const seenVersionText = decimal.pipe(z.int().min(1)).optional().describe(meaning);

/** The same where an edit must name it; 0 means that the thing was never changed. */
export const seenSettingVersion = z.int().min(0).describe(meaning);

/**
 * Throws StaleEdit when the thing is no longer in the version that the caller has seen; without one no edit is stale.
 * `changed` names the fields in which the caller's edit differs from how the thing is now.
 */
export function refuseStale(
  what: NamedThing,
  current: { version: number },
  seen: number | undefined,
  changed: string[] = [],
): void {
  if (seen !== undefined && seen !== current.version) throw new StaleEdit(what, current, changed);
}

/** For `catch` in a controller: adds the view of the current state to the answer of a stale edit. */
export const showStale =
  <Thing>(view: (current: Thing) => object) =>
  (error: unknown): never => {
    throw error instanceof StaleEdit ? error.with({ current: view(error.current as Thing) }) : error;
  };
