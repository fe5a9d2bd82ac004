import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { server } from '../../testing/server';

const shop = {
  ...{ address: '12 Riverside', address_km: 'ផ្ទះលេខ ១២', hours: '9 to 5', hours_km: '៩ ដល់ ៥' },
  ...{ phone: '012 345 678', telegram: 'mekong_gear' },
};

const footer = () => within(screen.getByRole('contentinfo'));

describe('the footer', () => {
  it('says how to reach the shop, with links that call and write', async () => {
    server.use(http.get('*/api/shop', () => HttpResponse.json({ shop })));
    await renderShop('/');
    expect(await footer().findByText('12 Riverside')).toBeVisible();
    expect(footer().getByRole('link', { name: '012 345 678' })).toHaveAttribute('href', 'tel:012345678');
    const telegram = footer().getByRole('link', { name: 'Telegram: @mekong_gear' });
    expect(telegram).toHaveAttribute('href', 'https://t.me/mekong_gear');
  });

  it('leaves out what is not known, and links to the pages about the shop all the same', async () => {
    server.use(http.get('*/api/shop', () => problem(503, { message: 'Not now' })));
    await renderShop('/');
    expect(await footer().findByRole('link', { name: 'Returns' })).toHaveAttribute('href', '/pages/returns');
    expect(footer().queryByRole('link', { name: /Telegram/ })).toBeNull();
  });
});

describe('a page about the shop', () => {
  it('shows its text', async () => {
    const page = { slug: 'returns', title: 'Returns', title_km: '', text: '# When\nSoon.', text_km: '' };
    server.use(http.get('*/api/pages/returns', () => HttpResponse.json({ page })));
    await renderShop('/pages/returns');
    expect(await screen.findByRole('heading', { level: 2, name: 'When' })).toBeVisible();
    expect(document.title).toBe('Returns | Mekong Gear');
  });

  it('that does not exist says so', async () => {
    server.use(http.get('*/api/pages/nope', () => problem(404, { message: 'Page not found' })));
    await renderShop('/pages/nope');
    expect(await screen.findByRole('heading', { name: "We couldn't find that page" })).toBeVisible();
  });
});
