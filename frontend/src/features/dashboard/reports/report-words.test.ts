import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookUp } from '../../../lib/i18n/translate';
import { km as storefront } from '../../../lib/i18n/km';
import { km } from '../i18n/km';

const analytics = join(import.meta.dirname, '../../../../../services/analytics/src/reports');

/** What stands in the service's own list of words, from which it writes its files. */
const ofFiles = readFileSync(join(analytics, 'report-words.ts'), 'utf8').matchAll(
  /\['([^']+)', '([^']+)'\]/g,
);
/** The headings that it sends, which no compiler compares with the dashboard's texts. */
const headings = readFileSync(join(analytics, 'reports.ts'), 'utf8').matchAll(/column\('\w+', '([^']+)'/g);

const dictionary = { ...storefront, ...km };

it('every heading of a report is Khmer in the dashboard as it is in the files', () => {
  const words = new Map([...ofFiles].map(([, english, khmer]) => [english!, khmer!]));
  const titles = [...headings].map(([, title]) => title!);
  expect(titles.length).toBeGreaterThan(20);
  const shown = titles.map((title) => [title, lookUp(dictionary, title)]);
  expect(shown).toEqual(titles.map((title) => [title, words.get(title)]));
});
