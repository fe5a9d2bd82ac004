/** How long a deleted product can be restored, in days. */
export const restorableDays = 30;

/** What was deleted after this can be restored. */
export const restorableSince = (): Date => new Date(Date.now() - restorableDays * 24 * 60 * 60 * 1_000);
