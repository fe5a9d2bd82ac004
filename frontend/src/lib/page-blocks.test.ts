import { blocksOf, summaryOf } from './page-blocks';

it('parts a text into headings, paragraphs and lists', () => {
  expect(
    blocksOf('# When\nWithin 7 days,\nor later.\n\nWith packing.\n- one\n- two\n# Then\n\n- three'),
  ).toEqual([
    { kind: 'heading', text: 'When' },
    { kind: 'paragraph', lines: ['Within 7 days,', 'or later.'] },
    { kind: 'paragraph', lines: ['With packing.'] },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'heading', text: 'Then' },
    { kind: 'list', items: ['three'] },
  ]);
});

it.each(['#hash', '-3 degrees', '<script>alert(1)</script>', '[a link](javascript:alert(1))'])(
  'takes %s as plain text',
  (text) => {
    expect(blocksOf(text)).toEqual([{ kind: 'paragraph', lines: [text] }]);
  },
);

it('sums up a page by its first paragraph', () => {
  expect(summaryOf('# Returns\n- a list\n\nBring it\nback.')).toBe('Bring it back.');
  expect(summaryOf('word '.repeat(50), 20)).toBe('word word word word…');
  expect(summaryOf('')).toBe('');
});
