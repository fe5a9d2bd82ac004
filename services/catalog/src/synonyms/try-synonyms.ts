import { Injectable } from '@nestjs/common';
import { type LeanProduct, SearchProducts, SynonymBook, SynonymsRepository } from '../search/index.js';
import { refuseTaken, type Words } from './check-words.js';
import { SynonymGroupsRepository } from './synonym-groups.repository.js';

export interface SynonymsTrial extends Words {
  /** The group that these words would replace; without one they would be another. */
  id?: number;
  /** What somebody types. */
  term: string;
}

export interface TriedProduct extends LeanProduct {
  /** Whether it is not found today. */
  isNew: boolean;
}

const maxShown = 12;
/** A product that is found today, but after so many others, counts as new: nobody sees it there. */
const maxToday = 100;

/** Searches as the shop would with these words, which nobody else sees. Throws the fault of a word that another group has. */
@Injectable()
export class TrySynonyms {
  constructor(
    private readonly groups: SynonymGroupsRepository,
    private readonly synonyms: SynonymsRepository,
    private readonly search: SearchProducts,
  ) {}

  async tryOut({ term, id, words, also }: SynonymsTrial): Promise<TriedProduct[]> {
    const [groups, dictionary] = await Promise.all([this.groups.findAll(), this.synonyms.dictionary()]);
    const others = groups.filter((group) => group.id !== id);
    refuseTaken(words, others);
    const tried = [...others, { words, also }];
    const [found, today] = await Promise.all([
      this.search.runWith({ ...dictionary, synonyms: new SynonymBook(tried) }, term, maxShown),
      this.search.runWith(dictionary, term, maxToday),
    ]);
    const known = new Set(today.map((product) => product.id));
    return found.map((product) => ({ ...product, isNew: !known.has(product.id) }));
  }
}
