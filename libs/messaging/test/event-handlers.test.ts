import { inRounds, newest } from '../src/index.js';

const thing = (id: number, version: number) => ({ id, version });

it('of the news of each thing only the newest is kept', () => {
  const news = [thing(1, 2), thing(2, 1), thing(1, 3), thing(1, 1)];
  expect(newest(news, ({ id }) => id)).toEqual([thing(1, 3), thing(2, 1)]);
});

it('news of one thing is told apart by rounds, each with every thing once at most', () => {
  const news = [thing(1, 1), thing(2, 1), thing(1, 2), thing(1, 3)];
  expect(inRounds(news, ({ id }) => id)).toEqual([[thing(1, 1), thing(2, 1)], [thing(1, 2)], [thing(1, 3)]]);
});
