import { shopZone } from '@mekong/contracts';

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: shopZone,
});

/** An ISO time as a mail tells it, by the shop's clock. */
export const shopTime = (iso: string): string => format.format(new Date(iso));
