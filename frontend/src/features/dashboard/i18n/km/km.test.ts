import { readdirSync } from 'node:fs';
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
