import { reviewAuthor } from './review-author';

const t = (text: string) => `in Khmer: ${text}`;

it('calls who has no account any more by what the language has for it', () => {
  expect(reviewAuthor('A former customer', t)).toBe('in Khmer: A former customer');
});

it('calls everybody else by their name', () => {
  expect(reviewAuthor('Mouse', t)).toBe('Mouse');
});
