import { Injectable } from '@nestjs/common';
import { textKey } from '@mekong/contracts';
import type { Network } from '@mekong/service-defaults';
import { RielRateRepository } from '../riel/index.js';
import { shortestLatin, textOfKeys } from './atoms.js';
import { nothing, requestOf, textOf, type Find, type FoundProducts, type Search } from './found-products.js';
import { doubtfulWords, mendTerm, soundsOfTerm, type MendedTerm } from './mend-term.js';
import { MissedSearches } from './missed-searches.js';
import { anyPrice, rangeOf } from './price-words.js';
import { readTerm, saysNothing, type Dictionary, type Unit } from './read-term.js';
import { asTyped, readWishes } from './read-wishes.js';
import { SearchRepository, type FoundProduct, type LeanProduct } from './search.repository.js';
import { SynonymsRepository } from './synonyms.repository.js';
import { chosen, type Choice } from './unwanted-words.js';
import { asSeparate, withModels, wordsWithin } from './written-together.js';

/** A search ends here: nobody reads on, and who looks for more adds a word. */
export const maxFound = 2_000;
/** Unwanted words are looked for among so many of the best products first, a tenth of the work of looking among all. */
const near = 300;
/** With fewer products found, those that a mistyped word may mean are added. */
const few = 3;
/** How many short words of a term also mean longer ones: the last ones, which are being typed. */
const maxShortWords = 2;

/** Signs that people type on purpose: if any names hold the whole term, only those products are found. */
const hasSigns = /[%_\\]/;
/** Percents say how large a keyboard is, or what is in something. */
const hasOtherSigns = /[_\\]|(?<!\d ?)%/;

/** Finds products by what people type: words of any field in both languages, synonyms, beginnings, and last mistyped words. */
@Injectable()
export class SearchProducts {
  constructor(
    private readonly search: SearchRepository,
    private readonly synonyms: SynonymsRepository,
    private readonly missed: MissedSearches,
    private readonly rielRate: RielRateRepository,
  ) {}

  /** The best products for a term, at most `limit`, the best first. `network` is where the search comes from. */
  async searchFor(
    term: string,
    limit: number,
    network: Network,
  ): Promise<Pick<FoundProducts<LeanProduct>, 'products' | 'leftOut'>> {
    const { products, leftOut } = await this.find(term, limit, (...args) => this.search.best(...args));
    if (products.length === 0 || leftOut.length > 0) this.missed.note(textKey(term), network);
    return { products, leftOut: asTyped(leftOut, term) };
  }

  /** The same without what is shown of the products, for pages of them. */
  async ids(term: string, limit: number, network: Network): Promise<FoundProducts<FoundProduct>> {
    const found = await this.find(term, limit, (...args) => this.search.bestIds(...args));
    if (found.products.length === 0 || found.leftOut.length > 0) this.missed.note(textKey(term), network);
    return found;
  }

  /** The same with other synonyms than the shop's, as a trial that counts nowhere. */
  async runWith(dictionary: Dictionary, term: string, limit: number): Promise<LeanProduct[]> {
    const { products } = await this.find(term, limit, (...args) => this.search.best(...args), dictionary);
    return products;
  }

  /** The first of all products, by name. */
  first(limit: number): Promise<LeanProduct[]> {
    return this.search.nextByName(undefined, limit);
  }

  private async find<T extends FoundProduct>(
    term: string,
    limit: number,
    find: Find<T>,
    trial?: Dictionary,
  ): Promise<FoundProducts<T>> {
    const dictionary = trial ?? (await this.synonyms.dictionary());
    const { key, words, priced, isCheap } = readWishes(term);
    if (!priced && !isCheap) return this.findWords(key, { find, limit, dictionary, isPriced: false });
    const inOrder = isCheap ? this.fromCheapest(find) : find;
    const price = priced && rangeOf(priced, priced.currency === 'KHR' ? (await this.rielRate.now()).rate : 1);
    const within: Find<T> = (wanted, most) => {
      const bounds = price ?? (wanted.key === '' ? anyPrice : undefined);
      return inOrder({ ...wanted, price: bounds, isCheap }, most);
    };
    const search = { find: within, limit, dictionary, isPriced: true };
    const isAll = saysNothing(key, dictionary);
    const { products, understood, leftOut } = isAll
      ? await this.findUnits('', [], search)
      : await this.findWords(key, search);
    if (products.length > 0) return { products, understood: understood && `${understood}${words}`, leftOut };
    if (priced?.isGuess) return this.withoutGuess(term, { key, said: priced.words }, { ...search, find });
    // A product may be called by what is read as a price.
    const named = await find(requestOf(textKey(term), []), limit);
    if (named.length > 0 || isAll || !price) return { ...nothing(), products: named };
    return this.withoutUnknown(key, search, find);
  }

  /** What has all words of a term, numbers and all, or else all but those that were taken for prices. */
  private async withoutGuess<T extends FoundProduct>(
    term: string,
    { key, said }: { key: string; said: string },
    search: Search<T>,
  ): Promise<FoundProducts<T>> {
    const whole = await this.findWords(textKey(term), { ...search, isPriced: false, isStrict: true });
    if (whole.products.length > 0) return whole;
    const rest = await this.findWords(key, { ...search, isPriced: false });
    return { ...rest, leftOut: rest.products.length > 0 ? [...rest.leftOut, said] : [] };
  }

  /**
   * All that costs so much, where no product has any of the words, as they were typed, in a name or a specification. What nobody sells
   * at a price is not shown at another.
   */
  private async withoutUnknown<T extends FoundProduct>(
    key: string,
    search: Search<T>,
    atAnyPrice: Find<T>,
  ): Promise<FoundProducts<T>> {
    const units = readTerm(key, search.dictionary);
    const choice = chosen(units);
    const wanted = choice?.wanted ?? units;
    const any = { ...requestOf(key, []), words: { any: wanted.map(({ query }) => query) } };
    const sold = await this.search.having(await atAnyPrice(any, 1), any.words, true);
    if (sold.size > 0) return nothing();
    const { products } = choice
      ? await this.findChosen({ ...choice, wanted: [] }, search)
      : await this.findUnits('', [], search);
    if (products.length === 0) return nothing();
    return { ...nothing(), products, leftOut: wanted.map((unit) => textOf([unit])) };
  }

  /** The cheapest first: of the category that is meant, and of those that have the words in a name or a specification. */
  private fromCheapest<T extends FoundProduct>(find: Find<T>): Find<T> {
    return async (request, limit) => {
      if (request.key === '') return find(request, limit);
      const all = await find(request, maxFound);
      const sure = await this.search.having(all, request.words);
      const rank = ({ id, category }: T) => Number(category !== request.category) * 2 + Number(!sure.has(id));
      return all.toSorted((a, b) => rank(a) - rank(b) || a.priceCents - b.priceCents).slice(0, limit);
    };
  }

  private async findWords<T extends FoundProduct>(key: string, search: Search<T>): Promise<FoundProducts<T>> {
    if (key === '') return nothing();
    if (hasSigns.test(key)) {
      const asTyped = await search.find(requestOf(key, []), search.limit);
      if (asTyped.length > 0) return { products: asTyped, understood: null, leftOut: [] };
    }
    const units = readTerm(key, search.dictionary);
    const choice = chosen(units);
    if (choice && (choice.wanted.length > 0 || search.isPriced)) {
      const kept = await this.findChosen(choice, search);
      if (kept.products.length > 0) return kept;
    }
    const found = await this.findUnits(key, units, {
      ...search,
      isStrict: search.isStrict === true || choice !== undefined || hasOtherSigns.test(key),
    });
    const isAll = found.products.length > 0 || search.isStrict === true || !choice;
    return isAll ? found : this.withoutRefusal(choice, search);
  }

  /** What is wanted, where nobody knows what the refused word is, so that it says nothing about any product. */
  private async withoutRefusal<T extends FoundProduct>(
    { wanted, unwanted, words }: Choice<Unit>,
    search: Search<T>,
  ): Promise<FoundProducts<T>> {
    if (wanted.length === 0 || (await this.isClear(unwanted))) return nothing();
    const found = await this.findUnits(textOf(wanted), wanted, search);
    return found.products.length === 0 ? found : { ...found, leftOut: [...found.leftOut, words.trim()] };
  }

  /** The products that have what is wanted and not what is unwanted; none where nobody knows what that is. */
  private async findChosen<T extends FoundProduct>(
    { wanted, unwanted, words }: Choice<Unit>,
    search: Search<T>,
  ): Promise<FoundProducts<T>> {
    if (!(await this.isClear(unwanted))) return nothing();
    const query = { any: unwanted.map((unit) => unit.query) };
    const without: Find<T> = async (request, most) => {
      let kept: T[] = [];
      for (const reach of [Math.max(most, near), maxFound]) {
        const all = await search.find(request, reach);
        const having = await this.search.having(all, query);
        kept = all.filter(({ id }) => !having.has(id)).slice(0, most);
        if (kept.length === most || all.length < reach) break;
      }
      return kept;
    };
    const key = textOf(wanted);
    const { products, understood, leftOut } = await this.findUnits(key, wanted, {
      ...search,
      find: without,
      isStrict: true,
    });
    const meant = requestOf(key, wanted).category;
    if (meant && !products.some(({ category }) => category === meant)) return nothing();
    return { products, understood: understood && understood + words, leftOut };
  }

  /**
   * Whether each of these words is in the catalogue, and `non` with the word is not: who types `no slip` wants what is nonslip, so
   * that slip is not what the product must not have.
   */
  private async isClear(units: Unit[]): Promise<boolean> {
    const unknown = units.filter(({ isKnown }) => !isKnown).map(({ atoms }) => textOfKeys(atoms));
    const lacking = unknown.map((word) => `non${word}`);
    const existing = await this.search.existingWords([...unknown, ...lacking]);
    return unknown.every((word) => existing.has(word)) && !lacking.some((word) => existing.has(word));
  }

  private async findUnits<T extends FoundProduct>(
    key: string,
    asRead: Unit[],
    { find, limit, dictionary, isStrict }: Search<T>,
  ): Promise<FoundProducts<T>> {
    const units = await this.withLongerWords(asRead);
    const found = await find(requestOf(key, units), limit);
    if (units.length === 0 || found.length >= Math.min(few, limit))
      return { products: found, understood: null, leftOut: [] };
    const [similar, existing] = await Promise.all([
      this.search.similarWords(doubtfulWords(units)),
      this.search.existingWords([...soundsOfTerm(units), ...wordsWithin(units)]),
    ]);
    const separate = asSeparate(units, dictionary, existing);
    const mended = mendTerm(separate, dictionary, { similar, sounds: existing });
    const isSame =
      mended.units.length === units.length && mended.units.every((unit, place) => unit === units[place]);
    const more = isSame ? [] : await find(requestOf(key, mended.units), limit);
    const known = new Set(found.map(({ id }) => id));
    const products = [...found, ...more.filter(({ id }) => !known.has(id))].slice(0, limit);
    const text = textOf(mended.units);
    const understood = text === textOf(units) ? undefined : text;
    if (products.length === 0 && mended.units.length > 1 && !isStrict)
      return this.withoutOddOnes(mended, understood !== undefined, { find, limit });
    const isOther = found.length === 0 && products.length > 0;
    return { products, understood: isOther ? (understood ?? null) : null, leftOut: [] };
  }

  /**
   * The products that have what can be had together: first the category that is meant, then what stands in names and specifications, then
   * what only descriptions have, so that it is the same in whatever order they were typed.
   */
  private async withoutOddOnes<T extends FoundProduct>(
    { units, typed }: MendedTerm,
    isMended: boolean,
    { find, limit }: Pick<Search<T>, 'find' | 'limit'>,
  ): Promise<FoundProducts<T>> {
    const joined = withModels(units);
    let kept: Unit[] = [];
    let products: T[] = [];
    const sure = await this.inFacts(joined, find);
    const weightOf = (unit: Unit) => (unit.category ? 2 : Number(sure.has(unit)));
    for (const unit of joined.toSorted((a, b) => weightOf(b) - weightOf(a))) {
      const tried = joined.filter((one) => one === unit || kept.includes(one));
      const found = await find(requestOf(textOf(tried), tried), limit);
      if (found.length === 0) continue;
      [kept, products] = [tried, found];
    }
    const left = joined.filter((unit) => !kept.includes(unit));
    if (products.length === 0) return nothing();
    return {
      products,
      understood: isMended ? textOf(kept) : null,
      leftOut: left.map((unit) => textOf([typed.get(unit) ?? unit])),
    };
  }

  /** What products of the category that is meant have in a name or a specification. */
  private async inFacts<T extends FoundProduct>(units: Unit[], find: Find<T>): Promise<Set<Unit>> {
    const meant = units.filter(({ category }) => category);
    const found = units.map(async (unit) => {
      const both = [...new Set([...meant, unit])];
      const best = await find(requestOf(textOf(both), both), 1);
      return (await this.search.having(best, unit.query)).size > 0 ? [unit] : [];
    });
    return new Set((await Promise.all(found)).flat());
  }

  /** Short words also mean the longer ones that begin with them, of which few are looked up. */
  private async withLongerWords(units: Unit[]): Promise<Unit[]> {
    const isShort = ({ atoms: [atom], isKnown }: Unit) =>
      !isKnown && !atom!.isKhmer && atom!.key.length < shortestLatin;
    const short = units.filter(isShort).slice(-maxShortWords);
    const longer = await this.search.longerWords(short.map(({ atoms }) => atoms[0]!.key));
    return units.map((unit) => {
      const words = short.includes(unit) ? (longer.get(unit.atoms[0]!.key) ?? []) : [];
      return words.length > 0
        ? { ...unit, query: { any: [unit.query, ...words.map((word) => ({ word }))] } }
        : unit;
    });
  }
}
