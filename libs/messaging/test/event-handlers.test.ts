import { inRounds, newest } from '../src/index.js';

const thing = (id: number, version: number) => ({ id, version });

it('of the events of each thing only the newest is kept', () => {
  const events = [thing(1, 2), thing(2, 1), thing(1, 3), thing(1, 1)];
  expect(newest(events, ({ id }) => id)).toEqual([thing(1, 3), thing(2, 1)]);
});

it('events are split into rounds that hold each thing once at most', () => {
  const events = [thing(1, 1), thing(2, 1), thing(1, 2), thing(1, 3)];
  expect(inRounds(events, ({ id }) => id)).toEqual([
    [thing(1, 1), thing(2, 1)],
    [thing(1, 2)],
    [thing(1, 3)],
  ]);
});
