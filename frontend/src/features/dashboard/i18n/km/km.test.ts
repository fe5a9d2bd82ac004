import { readdirSync } from 'node:fs';
import { km as storefront } from '../../../../lib/i18n/km';
import { MENU_SECTIONS } from '../../shell/menu-sections';
import { km } from './index';

const files = readdirSync(import.meta.dirname).filter((name) => !/index|test/.test(name));

it('the Khmer texts of the dashboard are defined once each', async () => {
  const parts: object[] = [];
  for (const file of files)
    parts.push(...Object.values((await import(`./${file}`)) as Record<string, object>));
  const texts = parts.flatMap((part) => Object.keys(part));
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([]);
  expect(new Set(texts)).toEqual(new Set(Object.keys(km)));
});

it('the Khmer that the storefront has too is not here again, but for what the command bar finds a section by', () => {
  const labels = MENU_SECTIONS.flatMap(({ label, actions }) => [label, ...actions.map((one) => one.label)]);
  const own = Object.entries<string>(km).filter(([text]) => !labels.some((label) => label === text));
  const shown: Record<string, string> = storefront;
  expect(own.filter(([text, khmer]) => shown[text] === khmer)).toEqual([]);
});
