import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { TelegramState } from '../api/types';
import { problem } from '../testing/problem';
import { renderShop } from '../testing/render-shop';
import { aUser } from '../testing/samples';
import { server } from '../testing/server';

const code = {
  code: 'K7QF9M2XPDAB',
  link: 'https://t.me/mekong_gear_bot?start=K7QF9M2XPDAB',
  expires_at: '2026-11-28T04:00:00.000Z',
};
const unconnected: TelegramState = {
  is_on: true,
  bot: 'mekong_gear_bot',
  connected_at: null,
  trouble: null,
  waiting: null,
};

/** A shop with this state of Telegram, which is `later` once a code was asked for. */
function givenTelegram(state: Partial<TelegramState>, later: Partial<TelegramState> = {}) {
  let telegram = { ...unconnected, ...state };
  server.use(
    http.get('*/api/account/telegram', () => HttpResponse.json({ telegram })),
    http.post('*/api/account/telegram', () => {
      telegram = { ...telegram, ...later };
      return HttpResponse.json(code);
    }),
    http.delete('*/api/account/telegram', () => {
      telegram = { ...telegram, connected_at: null };
      return HttpResponse.json({ message: 'Disconnected' });
    }),
  );
}
const open = (language: 'en' | 'km' = 'en') => renderShop('/account', { user: aUser(), language });
const openTab = (role: 'admin' | 'support' = 'admin') =>
  renderShop('/seller-dashboard/notifications/telegram', { user: aUser({ role }) });

describe('a chat of Telegram', () => {
  it('is connected by a link or a code that is typed, which the page notices', async () => {
    givenTelegram({}, { connected_at: '2026-11-28T03:50:00.000Z' });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Connect Telegram' }));
    expect(await screen.findByRole('link', { name: 'Open Telegram' })).toHaveAttribute('href', code.link);
    expect(screen.getByText('/start K7QF9M2XPDAB')).toBeVisible();
    expect(screen.getByText(/Or send this to @mekong_gear_bot/)).toBeVisible();
    expect(await screen.findByText(/A chat is connected since/)).toBeVisible();
  });

  it('is disconnected again', async () => {
    givenTelegram({ connected_at: '2026-11-28T03:50:00.000Z' });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Disconnect Telegram' }));
    expect(await screen.findByRole('button', { name: 'Connect Telegram' })).toBeVisible();
  });

  it('is not there where the shop has no bot; admins are told how to switch it on', async () => {
    await openTab();
    expect(await screen.findByText(/does not use Telegram/)).toBeVisible();
    expect(await screen.findByText(/under Shop settings, Mails and Telegram/)).toBeVisible();
  });

  it('tells admins why Telegram fails', async () => {
    const trouble = {
      code: 'TOKEN_REFUSED',
      detail: 'Telegram answered 401',
      since: '2026-11-28T03:00:00.000Z',
    };
    givenTelegram({ trouble });
    await openTab();
    expect(await screen.findByRole('alert')).toHaveTextContent('Telegram answered 401');
  });

  it('says what failed', async () => {
    givenTelegram({});
    server.use(
      http.post('*/api/account/telegram', () => problem(409, { code: 'TELEGRAM_IS_OFF', message: 'Off' })),
    );
    const { person } = await open('km');
    await person.click(await screen.findByRole('button', { name: 'ភ្ជាប់ Telegram' }));
    expect(await screen.findByText('ហាងមិនទាន់ភ្ជាប់ទៅ Telegram ទេ។')).toBeInTheDocument();
  });
});
