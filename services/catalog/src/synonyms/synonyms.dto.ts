import { fault, textKey } from '@mekong/contracts';
import { requiredText, text, seenVersionText } from '@mekong/service-defaults';
import { z } from 'zod';
import { leanProductsAnswer } from '../products/products.http.js';
import { atomsOf } from '../search/index.js';

const maxWords = 40;
const longestWord = 60;

const isSearchable = (word: string) => atomsOf(word).length > 0;

/** Words in the form in which searches are compared, each once. */
const wordList = z
  .array(requiredText(longestWord).refine(isSearchable, fault('NOT_SEARCHABLE', 'needs a letter or a digit')))
  .max(maxWords)
  .transform((words) => [...new Set(words.map(textKey))]);

const words = {
  words: wordList.describe('They mean the same, in both languages'),
  also: wordList.default([]).describe('What they mean as well, but not the other way round'),
};

/** A word that stands alone means nothing but itself. */
const saysSomething = ({ words: same, also }: { words: string[]; also: string[] }) =>
  same.length > 0 && same.length + also.length > 1;
const tooFew = {
  path: ['words'],
  ...fault('TOO_FEW_WORDS', 'must be two at least, or mean something as well'),
};

export const groupBody = z.object(words).refine(saysSomething, tooFew);
export type GroupBody = z.infer<typeof groupBody>;
export const groupChange = z.object({ ...words, version: seenVersionText }).refine(saysSomething, tooFew);
export type GroupChange = z.infer<typeof groupChange>;
export const deleteQuery = z.object({ version: seenVersionText });
export type DeleteQuery = z.infer<typeof deleteQuery>;

export const tryBody = z.object({
  ...words,
  q: text(200)
    .pipe(z.string().min(1, { error: 'is required' }))
    .describe('What somebody types'),
  id: z.int().min(1).optional().describe('The group that these words would replace'),
});
export type TryBody = z.infer<typeof tryBody>;

const group = z
  .object({ id: z.int(), words: z.array(z.string()), also: z.array(z.string()), version: z.int() })
  .meta({ id: 'SynonymGroup' });
export const groupsAnswer = z.object({
  synonyms: z.array(group),
  most: z.int().describe('How many groups there can be'),
});
export const groupAnswer = z.object({ message: z.string(), group });
const leanProduct = leanProductsAnswer.shape.products.element;
export const tryAnswer = z.object({
  products: z.array(leanProduct.extend({ is_new: z.boolean().describe('It is not found today') })),
});
