import { isNearName, textKey } from '@mekong/contracts';
import type { Brand } from '../products/index.js';

/** The names of brands that are similar to a written name, except that of the brand which it names. */
export function nearBrandsOf(brands: Brand[]): (written: string) => string[] {
  const known = new Map<string, string[]>();
  return (written) => {
    const key = textKey(written);
    const names = known.get(key) ?? near(key, brands);
    known.set(key, names);
    return names;
  };
}

function near(key: string, brands: Brand[]): string[] {
  if (key === '' || key.length > 100) return [];
  return brands
    .filter((brand) => brand.nameKey !== key && String(brand.id) !== key && isNearName(key, brand.name))
    .map((brand) => brand.name)
    .slice(0, 5);
}
