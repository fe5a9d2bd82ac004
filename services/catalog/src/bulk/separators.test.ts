import { separatorOf, titlesOf } from './separators.js';

const header = 'Brand;"Item\nname";Category;"Price\n(USD)";Qty';
const row = '\nTonlix;Naga;Mouse;5;3\n';

describe('the header of a table', () => {
  it('may have line ends in its cells, and is no title for that', () => {
    expect(titlesOf(header + row)).toBe('');
    expect(titlesOf(`"Item\nname";Brand;Qty;Price${row}`)).toBe('');
    expect(titlesOf(`Price list\n\n${header}${row}`)).toBe('Price list\n\n');
    expect(titlesOf(`"Price list\nof May"\n${header}${row}`)).toBe('"Price list\nof May"\n');
  });

  it('of three columns stands below titles that a spreadsheet has saved, and no row of figures does', () => {
    const saved = 'ABC Co. price list,,\nDate,1/12/2026,\n,,\n';
    expect(titlesOf(`${saved}Code,Unit cost,Qty\nA1,5,3\n`)).toBe(saved);
    for (const own of ['Code,Cost,\nA1,5,3\n', 'A1,,\nB2,5,3\n', 'Sok and sons\nA,B,C\n'])
      expect(titlesOf(own)).toBe('');
  });

  it('tells what parts its cells wherever its lines end', () => {
    expect(separatorOf(`"Item, its\nname";"Brand";"Qty"${row}`)).toBe(';');
    expect(separatorOf(header + row)).toBe(';');
  });

  it('stands below a title with a sign for inches, or a quote that nothing closes', () => {
    expect(titlesOf('Monitors of 27" and more\nItem;Brand;Qty;Price\nA;B;1;2')).toBe(
      'Monitors of 27" and more\n',
    );
    expect(titlesOf('"Monitors\nItem;Brand;Qty;Price\nA;B;1;2')).toBe('"Monitors\n');
  });
});
