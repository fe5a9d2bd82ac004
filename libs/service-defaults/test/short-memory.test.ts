import { ShortMemory } from '../src/short-memory.js';

const soon = () => Date.now() + 60_000;

it('remembers an entry until it expires', () => {
  const memory = new ShortMemory<number>(10);
  memory.remember('a', 1, soon());
  memory.remember('b', 2, Date.now());
  expect(memory.find('a')).toBe(1);
  expect(memory.find('b')).toBeUndefined();
});

it('drops the oldest entry when it is full', () => {
  const memory = new ShortMemory<number>(2);
  memory.remember('a', 1, soon());
  memory.remember('b', 2, soon());
  memory.remember('a', 3, soon());
  memory.remember('c', 4, soon());
  expect(['a', 'b', 'c'].map((key) => memory.find(key))).toEqual([3, undefined, 4]);
});
