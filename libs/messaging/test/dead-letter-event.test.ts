import { deadLetterEvents } from '../src/dead-letter-event.js';

it('an announcement that could not be handled is not announced itself', () => {
  expect(deadLetterEvents('notifications', { id: 'x', type: 'event.dead-lettered.v1' }, 'broken')).toEqual(
    [],
  );
});
