/** The shop's days and hours are those of Phnom Penh, which is UTC+7 all year. */
export const shopZone = 'Asia/Phnom_Penh';

const dayMs = 86_400_000;
const aheadOfUtcMs = 7 * 3_600_000;

/** The shop's date at a moment, such as `2026-01-31`. */
export const shopDay = (moment = new Date()): string =>
  new Date(moment.getTime() + aheadOfUtcMs).toISOString().slice(0, 10);

/** When a day of the shop begins. */
export const startOfShopDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - aheadOfUtcMs);

/** When a day of the shop ends, which is when the next one begins. */
export const endOfShopDay = (day: string): Date => new Date(startOfShopDay(day).getTime() + dayMs);
