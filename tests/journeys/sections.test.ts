import { readFile } from 'node:fs/promises';
import { pay } from '../support/paid-order.js';
import { answer } from '../support/question.js';
import { setStage } from '../support/stage.js';
import { visit } from '../support/visit.js';

const stage = setStage();

it("a paid order is in the seller's analytics and in the sales report, which can be downloaded", async () => {
  const customer = await stage.customer();
  await pay(customer, await stage.unpaidOrderOf(customer));
  const page = await stage.open({ as: await stage.seller() });
  await visit(page, '/seller-dashboard/analytics');
  await page.getByRole('table').getByText('River Mouse').first().waitFor();
  await visit(page, '/seller-dashboard/reports/sales');
  await page.getByRole('table').getByText('River Mouse').first().waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByText('Download CSV').click();
  const csv = await readFile(await (await downloading).path(), 'utf8');
  expect(csv).toContain('River Mouse');
});

it("a customer's review is shown after staff have answered and approved it", async () => {
  const customer = await stage.customer();
  await pay(customer, await stage.unpaidOrderOf(customer));
  const shopping = await stage.open({ as: customer });
  const product = `/product/mouse/river-mouse-${stage.catalogue.riverMouse}`;
  await visit(shopping, product);
  await shopping.getByRole('button', { name: 'Write a review' }).click();
  await shopping.locator('label', { hasText: '4 stars' }).click();
  await shopping.getByLabel('Your review').fill('Light and quick');
  await shopping.getByRole('button', { name: 'Send review' }).click();
  await shopping.getByText('Your review is waiting for approval.').waitFor();

  const working = await stage.open({ as: await stage.seller() });
  await visit(working, '/seller-dashboard/reviews/pending');
  await working.getByRole('button', { name: 'Answer' }).click();
  await working.getByLabel('Your answer').fill('Thank you');
  await working.getByRole('button', { name: 'Approve and answer' }).click();
  await working.getByText('No reviews here.').waitFor();

  const visitor = await stage.open();
  await visit(visitor, product);
  await visitor.getByText('Light and quick').waitFor();
  await visitor.getByText('Thank you').waitFor();
});

it("the browser's Back asks before leaving a half-filled form, and keeps the input", async () => {
  const page = await stage.open({ as: await stage.seller() });
  await visit(page, '/seller-dashboard/products');
  await page.getByRole('main').getByRole('link', { name: 'Add New Product' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('River Mouse II');

  const goBack = () => page.evaluate('void setTimeout(() => history.back())');
  await goBack();
  await answer(page, 'Leave without saving your changes?', 'Cancel');
  expect(page.url()).toContain('/products/new');
  expect(await name.inputValue()).toBe('River Mouse II');

  await goBack();
  await answer(page, 'Leave without saving your changes?', 'Leave');
  await name.waitFor({ state: 'detached' });
  await page.waitForURL('**/seller-dashboard/products');
});
