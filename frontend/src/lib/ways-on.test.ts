import { nearestCategory } from './ways-on';

it.each([
  ['mouse pad for kings', 'mousepad'],
  ['typing keyboard', 'keyboard'],
  ['ថោក ម៉ៅស៍', 'mouse'],
  ['naga', undefined],
])('the category nearest to "%s"', (term, slug) => {
  expect(nearestCategory(term)).toBe(slug);
});
