import type { Details } from '../products/index.js';
import { choicesOf, fits, type Choice, type Tally } from './facets.js';

/** The filters that a shopper has chosen in a category. */
export interface Filters {
  /** In cents. */
  minPrice?: number;
  maxPrice?: number;
  inStock: boolean;
  /** The wanted values by the detail's name; several values of a detail are alternatives. */
  details: Map<string, string[]>;
}

export interface Facets {
  /** In cents, of the products that pass all filters except that of the price. */
  price: { min: number; max: number } | null;
  /** How many products would be left with the filter for those in stock. */
  inStock: number;
  details: { name: string; values: Choice[] }[];
}

export interface IndexedProduct {
  id: number;
  priceCents: number;
  details: Details;
}

/** One detail of all products, as codes of its values; 0 for none. */
interface Column {
  codes: Int32Array;
  values: Tally['value'][];
}

/** Each filter has a bit, which is set for the products that fail it. */
const priceBit = 1;
const stockBit = 2;
const detailBit = (index: number) => 4 << index;

/** The products of a category in columns, for filters and their counts: 20,000 are counted in a millisecond or two. */
export class CategoryIndex {
  private readonly places: Map<number, number>;
  private readonly prices: Int32Array;
  private readonly columns: Column[];

  constructor(
    /** The details by which its products are filtered, in the order in which they are answered. */
    private readonly names: readonly string[],
    products: IndexedProduct[],
  ) {
    this.places = new Map(products.map(({ id }, place) => [id, place]));
    this.prices = Int32Array.from(products, ({ priceCents }) => priceCents);
    this.columns = this.names.map((name) => columnOf(products, name));
  }

  get size(): number {
    return this.places.size;
  }

  /** Applies the filters to the listed products, of which some are sold out. */
  narrow(list: Int32Array, soldOut: ReadonlySet<number>, filters: Filters): NarrowedList {
    const places = this.placesOf(list);
    const misses = this.missesOf(places, list, soldOut, filters);
    return {
      ids: list.filter((_, index) => misses[index] === 0),
      facets: () => this.facetsOf(places, list, misses, soldOut),
    };
  }

  /** The positions of the listed products in the columns; -1 for one that was added after the index was made. */
  private placesOf(list: Int32Array): Int32Array {
    return list.map((id) => this.places.get(id) ?? -1);
  }

  private missesOf(
    places: Int32Array,
    list: Int32Array,
    soldOut: ReadonlySet<number>,
    { minPrice = -Infinity, maxPrice = Infinity, inStock, details }: Filters,
  ): Int32Array {
    const tests = this.names.flatMap((name, index) => {
      const wanted = details.get(name);
      if (!wanted) return [];
      const { codes, values } = this.columns[index]!;
      const passes = [false, ...values.map((value) => wanted.some((one) => fits(value, one)))];
      return [{ bit: detailBit(index), codes, passes }];
    });
    return places.map((place, index) => {
      if (place < 0) return -1;
      const price = this.prices[place]!;
      let misses = price < minPrice || price > maxPrice ? priceBit : 0;
      if (inStock && soldOut.has(list[index]!)) misses |= stockBit;
      for (const { bit, codes, passes } of tests) if (!passes[codes[place]!]) misses |= bit;
      return misses;
    });
  }

  private facetsOf(
    places: Int32Array,
    list: Int32Array,
    misses: Int32Array,
    soldOut: ReadonlySet<number>,
  ): Facets {
    const price = { min: Infinity, max: -Infinity };
    let inStock = 0;
    places.forEach((place, index) => {
      if ((misses[index]! & ~priceBit) === 0) {
        price.min = Math.min(price.min, this.prices[place]!);
        price.max = Math.max(price.max, this.prices[place]!);
      }
      if ((misses[index]! & ~stockBit) === 0 && !soldOut.has(list[index]!)) inStock += 1;
    });
    const details = this.names.map((name, index) => ({
      name,
      values: choicesOf(tally(this.columns[index]!, places, misses, detailBit(index))),
    }));
    return {
      price: price.min <= price.max ? price : null,
      inStock,
      details: details.filter(({ values }) => values.length > 0),
    };
  }
}

export interface NarrowedList {
  /** The products that pass, in the order of the list. */
  ids: Int32Array;
  facets(): Facets;
}

function columnOf(products: IndexedProduct[], name: string): Column {
  const codes = new Map<Tally['value'], number>();
  const column = Int32Array.from(products, ({ details }) => {
    const value = details[name] ?? '';
    if (value === '') return 0;
    const code = codes.get(value) ?? codes.size + 1;
    codes.set(value, code);
    return code;
  });
  return { codes: column, values: [...codes.keys()] };
}

/** The values of the products at these positions; `left` counts the products that fail no filter except that of `bit`. */
function tally({ codes, values }: Column, places: Int32Array, misses: Int32Array, bit: number): Tally[] {
  const all = new Int32Array(values.length + 1);
  const left = new Int32Array(values.length + 1);
  places.forEach((place, index) => {
    if (place < 0) return;
    const code = codes[place]!;
    all[code]! += 1;
    if ((misses[index]! & ~bit) === 0) left[code]! += 1;
  });
  const tallies = values.map((value, index) => ({ value, all: all[index + 1]!, left: left[index + 1]! }));
  return tallies.filter((one) => one.all > 0);
}
