import { screen, within } from '@testing-library/react';
import { aLine, aQuote, openCheckout, serveQuotes } from '../../testing/open-checkout';
import { aCartItem } from '../../testing/samples';

const many = Array.from({ length: 66 }, (_, at) => aCartItem({ id: at + 1, name: `Mouse ${at + 1}` }));
const linesOf = (but: Record<number, object> = {}) =>
  many.map(({ id, name }) => aLine({ id, name, ...but[id] }));

async function openLong(lines = linesOf()) {
  serveQuotes(aQuote({ lines }));
  const visit = await openCheckout(many);
  const shown = () => within(screen.getByRole('list', { name: 'Cart' })).getAllByRole('listitem');
  return { ...visit, shown };
}

describe('a cart of 66 lines', () => {
  it('is folded to the first ones, and opens with the focus on the next', async () => {
    const { person, shown } = await openLong();
    expect(shown()).toHaveLength(5);
    await person.click(screen.getByRole('button', { name: 'Show all 66 items' }));
    expect(shown()).toHaveLength(66);
    expect(screen.getByRole('link', { name: 'Mouse 6' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('shows every line that is sold out, short, gone or has another price', async () => {
    const lines = linesOf({ 20: { available: 0 }, 33: { available: 1, quantity: 1 }, 50: { price: 24.99 } });
    const { shown } = await openLong(lines.filter(({ id }) => id !== 60));
    const names = shown().map((line) => within(line).getByRole('link').textContent);
    expect(names).toEqual([
      'Mouse 1',
      'Mouse 2',
      'Mouse 3',
      'Mouse 4',
      'Mouse 5',
      'Mouse 20',
      'Mouse 50',
      'Mouse 60',
    ]);
  });
});
