import { screen } from '@testing-library/react';
import { renderShop } from '../../testing/render-shop';

describe('whoever comes to pay and has to log in first reads why', () => {
  it('with the number of the order that the mail names', async () => {
    await renderShop('/payment/ord-1?order=MG-2611-0042');
    expect(await screen.findByText(/^Log in to pay order/)).toHaveTextContent(
      'Log in to pay order MG-2611-0042',
    );
    expect(screen.getByText(/^Only you can see it/)).toBeVisible();
  });

  it.each(['/payment/ord-1', '/payment/ord-1?order=<b>', '/payment/ord-1?order=call+012'])(
    'without a number at %s',
    async (address) => {
      await renderShop(address);
      expect(await screen.findByText('Log in to pay your order')).toBeVisible();
    },
  );
});
