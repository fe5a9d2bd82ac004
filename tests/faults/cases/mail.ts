import { query, waitFor } from '@mekong/testing';
import type { FaultShop } from '../support/fault-shop.js';
import type { Sales } from '../support/sales.js';

const customer = 'customer@mekong.example';

/** Sells while the mail server is busy, and then while it does not answer. */
export async function sellWithoutMailServer(
  shop: FaultShop,
  sales: Sales,
  random: () => number,
): Promise<void> {
  shop.mail.refuseWith(451);
  await sales.sellOne(sales.aWish(random, 'paid'));
  const isPutOff = async () =>
    (await query(shop.databases.notifications!, `SELECT FROM mails WHERE status = 'queued' AND attempts > 0`))
      .length > 0;
  await waitFor(isPutOff, { what: 'a mail to be put off' });
  shop.mail.refuseWith(undefined);
  const silence = shop.mail.hangFor(customer);
  await sales.sell(4, random);
  await waitFor(() => silence.hasOne(), { what: 'a mail to hang' });
  silence.answer();
}
