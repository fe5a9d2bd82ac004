import { coloursIn } from './colours';

describe('coloursIn', () => {
  it('finds each colour that a text names', () => {
    expect(coloursIn('Black and red')).toHaveLength(2);
    expect(coloursIn('Lake blue')).toEqual(coloursIn('BLUE'));
  });

  it('knows colours of two words as one', () => {
    expect(coloursIn('Midnight blue')).toEqual(['#191f3f']);
    expect(coloursIn('Rose gold and white')).toHaveLength(2);
  });

  it('finds none in other words', () => {
    expect(coloursIn('constructor, see-through')).toEqual([]);
    expect(coloursIn('')).toEqual([]);
  });
});
