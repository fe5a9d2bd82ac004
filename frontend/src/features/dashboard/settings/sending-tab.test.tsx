import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const token = '123456:ABCDEFGHIJKLMNOPQRSTUVWXYZ-abcdefgh';

/** Opens the tab; `sent` is what is saved. */
async function open(facts: object = {}) {
  const sent: unknown[] = [];
  const sending = { mail_from: 'a@shop.example', bot: 'none', version: 3, environment: [], ...facts };
  server.use(
    http.get('*/api/admin/sending', () => HttpResponse.json({ sending })),
    http.put('*/api/admin/sending', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ sending });
    }),
  );
  const user = aUser({ role: 'admin' });
  return { ...(await renderShop('/seller-dashboard/settings/sending', { user })), sent };
}

async function openDialog(facts: object = {}) {
  const visit = await open(facts);
  await visit.person.click(await screen.findByRole('button', { name: 'Edit Mails and Telegram' }));
  return { ...visit, dialog: within(await screen.findByRole('dialog')) };
}

describe('mails and Telegram', () => {
  it('are saved with the version that was read, and without a token where none was typed', async () => {
    const { person, dialog, sent } = await openDialog();
    await person.clear(dialog.getByLabelText('Sender of mails'));
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ mail_from: null, version: 3 }]));
  });

  it('take a token as a password, which no draft keeps', async () => {
    const { person, dialog, sent } = await openDialog();
    const field = dialog.getByLabelText('Token of the bot');
    expect(field).toHaveAttribute('type', 'password');
    await person.type(field, token);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(token);
    await person.click(dialog.getByText('Save'));
    await waitFor(() =>
      expect(sent).toEqual([{ mail_from: 'a@shop.example', bot_token: token, version: 3 }]),
    );
  });

  it('take the bot off after a question', async () => {
    const { person, sent } = await open({ bot: 'set' });
    await person.click(await screen.findByRole('button', { name: 'Take the bot off' }));
    const question = within(await screen.findByRole('dialog'));
    expect(sent).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Take the bot off' }));
    await waitFor(() => expect(sent).toEqual([{ mail_from: 'a@shop.example', bot_token: null, version: 3 }]));
  });

  it('say what the environment sets, which nobody changes here', async () => {
    const environment = ['MAIL_FROM', 'TELEGRAM_BOT_TOKEN'];
    const { dialog } = await openDialog({ bot: 'set', environment });
    for (const setting of environment)
      expect(screen.getAllByText(`Set by ${setting} in the environment`)).toHaveLength(2);
    expect(dialog.getByLabelText('Token of the bot')).toBeDisabled();
    expect(dialog.getByLabelText('Sender of mails')).toBeDisabled();
    expect(screen.queryByText('Take the bot off')).toBeNull();
  });

  it('save a token beside a sender of the environment, in whatever form that is', async () => {
    const facts = { mail_from: '"Mekong, Ltd." <a@localhost>', environment: ['MAIL_FROM'] };
    const { person, dialog, sent } = await openDialog(facts);
    await person.type(dialog.getByLabelText('Token of the bot'), token);
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent).toEqual([{ bot_token: token, version: 3 }]));
  });

  it('say that a token must be entered again whose key is gone', async () => {
    await open({ bot: 'unreadable' });
    expect(await screen.findByText(/cannot be read any more/)).toBeVisible();
  });
});
