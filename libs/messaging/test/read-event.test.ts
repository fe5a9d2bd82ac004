import { anEvent } from '@mekong/testing';
import { unknownHere } from '../src/dead-letter.js';
import { readEvent } from '../src/handling/event-server.js';

it('of an event that is none, each fault is named in one line that a person can read', () => {
  const event = anEvent('stock.changed.v1', '7', { product_id: 7, available: 1, held: 0, version: 1 });
  const { source: _source, ...faulty } = { ...event, specversion: '2.0' };
  expect(readEvent(faulty)).toMatchObject({
    message: 'not a valid event: specversion must be one of 1.0; source is required',
  });
});

it('of an event whose type this version does not know, that is said as later versions look for it', () => {
  const event = {
    ...anEvent('stock.changed.v1', '7', { product_id: 7, available: 1, held: 0, version: 1 }),
    type: 'stock.moved.v9',
  };
  expect(readEvent(event)).toMatchObject({ message: unknownHere('stock.moved.v9') });
});
