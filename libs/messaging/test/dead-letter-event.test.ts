import { deadLetterEvents } from '../src/dead-letter-event.js';

it('a dead letter that announces another is not announced itself', () => {
  expect(deadLetterEvents('notifications', { id: 'x', type: 'event.set-aside.v1' }, 'broken')).toEqual([]);
});
