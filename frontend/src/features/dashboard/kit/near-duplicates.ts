import { isNearName } from '../../../api/near-names';

/** The brands, except the one with `ownId`, whose names are nearly the same as `name`. */
export function nearDuplicates<B extends { id: number; name: string }>(
  name: string,
  brands: B[],
  ownId?: number,
): B[] {
  return brands.filter((brand) => brand.id !== ownId && isNearName(name, brand.name));
}
