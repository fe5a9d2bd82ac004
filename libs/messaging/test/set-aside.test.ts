import { newsOfSetAside } from '../src/set-aside.js';

it('news of a set-aside event that is set aside itself makes no further news', () => {
  expect(newsOfSetAside('notifications', { id: 'x', type: 'event.set-aside.v1' }, 'broken')).toEqual([]);
});
