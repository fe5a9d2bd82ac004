import { reviewAuthor } from './review-author';

const t = (text: string) => `in Khmer: ${text}`;

it('translates the name of an author whose account was deleted', () => {
  expect(reviewAuthor('A former customer', t)).toBe('in Khmer: A former customer');
});

it('leaves every other name as it is', () => {
  expect(reviewAuthor('Mouse', t)).toBe('Mouse');
});
