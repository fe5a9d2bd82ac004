import type { Page } from 'playwright-core';
import { waitFor } from '@mekong/testing';
import { visit } from './visit.js';

const SECTIONS = [
  'Products',
  'Brands',
  'Orders',
  'Customers',
  'Analytics',
  'Reviews',
  'Media',
  'Reports',
  'Security',
  'Notifications',
];

/** The addresses of all links in the side menu, with every section unfolded. */
async function menuLinks(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  for (const section of SECTIONS) {
    const title = menu.getByRole('menuitem', { name: section, exact: true }).first();
    if ((await title.getAttribute('aria-expanded')) !== 'true') await title.click();
  }
  const links = await menu
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return [...new Set(links.filter((link) => link !== null))];
}

// Evaluated in the page.
const IS_LOADED = `!document.querySelector('.ant-spin-spinning') && !/^Loading/m.test(document.body.innerText)`;

/** Opens every page of the side menu; returns those that show an error. Throws if one does not load. */
export async function brokenPages(page: Page): Promise<{ seen: number; broken: string[] }> {
  await visit(page, '/seller-dashboard/products');
  const links = await menuLinks(page);
  const broken: string[] = [];
  for (const link of links) {
    await page.locator(`nav a[href="${link}"]`).first().click();
    await page.waitForURL(`**${link}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitFor(() => page.evaluate(IS_LOADED), { what: `the content of ${link}` });
    const alerts = await page.getByRole('alert').filter({ visible: true }).allInnerTexts();
    if (alerts.some((text) => text.trim() !== '')) broken.push(`${link}: ${alerts.join()}`);
  }
  return { seen: links.length, broken };
}
