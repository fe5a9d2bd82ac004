import { requiredText, text } from '@mekong/service-defaults';
import { z } from 'zod';

export const wordChange = z.object({
  value: requiredText(100).describe('A part of a value, between commas; numbers in it stand for any number'),
  khmer: text(100).describe(
    'What Khmer readers see; each # is the number of the value; empty for the value itself',
  ),
});
export type WordChange = z.infer<typeof wordChange>;

const word = z
  .object({ value: z.string().describe('In small letters, with # for each number'), khmer: z.string() })
  .meta({ id: 'ValueWord' });

export const wordsAnswer = z.object({
  words: z.record(z.string(), z.string()).describe('The Khmer of each value that has one'),
});
export const editedWordsAnswer = z
  .object({
    words: z.array(word),
    missing: z
      .array(z.object({ value: z.string(), products: z.int() }))
      .describe('Values of products without Khmer, the most frequent first, at most 200'),
  })
  .meta({ id: 'EditedValueWords' });
export const changedWordAnswer = z.object({ message: z.string(), word });
