import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { dataFolder } from './load.js';
import { ShopClient } from './shop-client.js';
import { readRows, textOf, type Row } from './tables.js';

export interface ReviewOptions {
  /** Address of the running shop, which has the sample's products and a mailbox page. */
  baseUrl: string;
  /** The admin who approves and answers the reviews. */
  adminEmail: string;
  adminPassword: string;
  /** A folder with the same files as {@link dataFolder}, which is the default. */
  folder?: string;
}

/**
 * Adds the reviews of the folder that the shop does not show yet, as customers write them: each author signs up, buys the
 * products, pays and reviews them, and the admin approves. Answers how many it added. The authors' passwords are kept nowhere.
 */
export async function loadSampleReviews({ folder = dataFolder, ...options }: ReviewOptions): Promise<number> {
  const { baseUrl, adminEmail, adminPassword } = options;
  const admin = await ShopClient.logIn(baseUrl, adminEmail, adminPassword);
  const ids = new Map((await admin.products()).map(({ id, name }) => [name, id]));
  const missing = new Map<string, (Row & { id: number })[]>();
  for (const row of await readRows(path.join(folder, 'reviews.csv'))) {
    const id = ids.get(textOf(row, 'product'));
    const author = textOf(row, 'author');
    if (id === undefined || (await admin.reviewAuthors(id)).includes(author)) continue;
    missing.set(author, [...(missing.get(author) ?? []), Object.assign({ id }, row)]);
  }
  for (const [author, rows] of missing) await addReviews(baseUrl, admin, author, rows);
  return [...missing.values()].flat().length;
}

async function addReviews(
  baseUrl: string,
  admin: ShopClient,
  author: string,
  rows: (Row & { id: number })[],
): Promise<void> {
  const customer = await ShopClient.signUp(baseUrl, {
    name: author,
    email: `sample-${randomUUID().slice(0, 8)}@mekong.example`,
    password: randomUUID(),
  });
  await customer.buy(
    author,
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    const review = await customer.review(row.id, Number(textOf(row, 'rating')), textOf(row, 'text'));
    await admin.approveReview(review, row.answer);
  }
}
