import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { km } from './km';
import { account } from './km/account';
import { auth } from './km/auth';
import { catalogue } from './km/catalogue';
import { checkout } from './km/checkout';
import { orders } from './km/orders';
import { reviews } from './km/reviews';
import { shell } from './km/shell';
import { fillIn, lookUp } from './translate';

const source = join(import.meta.dirname, '..', '..');

function storefrontCode(): string {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const own = files.filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|i18n.km.|schema\.gen|features.dashboard/.test(path),
  );
  return own.map((path) => readFileSync(join(source, path), 'utf8')).join('\n');
}

const areas = [account, auth, catalogue, checkout, orders, reviews, shell];

describe('the Khmer texts', () => {
  it('are defined once each', () => {
    const texts = areas.flatMap((area) => Object.keys(area));
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('are all used', () => {
    const code = storefrontCode();
    const isUsed = (text: string) =>
      [`'${text}'`, `"${text}"`, `${text}:`, `\`${text}\``].some((literal) => code.includes(literal));
    expect(Object.keys(km).filter((text) => !isUsed(text))).toEqual([]);
  });
});

describe('texts', () => {
  it('stay English when the dictionary does not have them', () => {
    expect(lookUp(km, 'No text of ours')).toBe('No text of ours');
  });

  it('keep a placeholder without a value', () => {
    expect(fillIn('{count} of {name}', { count: 2 })).toBe('2 of {name}');
  });
});
