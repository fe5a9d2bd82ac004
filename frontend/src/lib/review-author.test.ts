import { reviewAuthor } from './review-author';

const t = (text: string) => `in Khmer: ${text}`;

it('translates the name of an author whose account was deleted', () => {
  const review = { author: 'A former customer', is_former_customer: true };
  expect(reviewAuthor(review, t)).toBe('in Khmer: A former customer');
});

it('leaves every other name as it is', () => {
  expect(reviewAuthor({ author: 'Mouse' }, t)).toBe('Mouse');
});
