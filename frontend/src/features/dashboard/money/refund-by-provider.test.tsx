import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { GiveBack } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const onePage = { page: 1, totalPages: 1, total: 1 };
const aGiveBack = (facts: Partial<GiveBack> = {}): GiveBack => ({
  ...{ id: '12-USD', order_id: 'ord-1', order_number: 'MG-2611-0042', method: 'khqr', currency: 'USD' },
  ...{ minor: 1_250, opened_at: '2026-11-25T03:00:00.000Z', proposed: null },
  ...{ by_provider: true, refused: null, status: 'open', ...facts },
});

async function open(giveBack: GiveBack, role: 'admin' | 'support' = 'admin', language?: 'km') {
  server.use(
    http.get('*/api/admin/money/give-backs', () => HttpResponse.json({ give_backs: [giveBack], ...onePage })),
  );
  return renderShop('/seller-dashboard/money/give-back', { user: aUser({ role }), language });
}

/** Asks the provider; answers with this. */
function watch(answer: () => Response) {
  const keys: (string | null)[] = [];
  server.use(
    http.post('*/api/admin/money/give-backs/12-USD/refund', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answer();
    }),
  );
  return keys;
}
const answered = (facts: Partial<GiveBack>) => () =>
  HttpResponse.json({ give_back: aGiveBack(facts) }, { status: 202 });
const ASK = 'Have the payment provider give $12.50 back';

describe('money that a provider can give back', () => {
  it('is given by it once that is confirmed, with a key', async () => {
    const keys = watch(answered({ status: 'sending' }));
    const { person } = await open(aGiveBack());
    await person.click(await screen.findByRole('button', { name: ASK }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Give \$12\.50 back/ }));
    expect(keys).toEqual([]);
    await person.click(dialog.getByText('Give back'));
    expect(await screen.findByText('The payment provider was asked to give it back')).toBeVisible();
    await waitFor(() => expect(keys).toEqual([expect.any(String)]));
  });

  it('says where another admin has to confirm it, and by whom it was proposed', async () => {
    watch(answered({ status: 'proposed' }));
    const proposed = {
      ...{ reference: '', from: 'provider', by: 'other', name: 'Keo Rith', at: '2026-11-27T03:00:00Z' },
    };
    const { person } = await open(aGiveBack({ proposed, status: 'proposed' }));
    expect(await screen.findByText('Keo Rith: by the payment provider')).toBeVisible();
    await person.click(screen.getByRole('button', { name: ASK }));
    await person.click(within(await screen.findByRole('dialog')).getByText('Give back'));
    expect(await screen.findByText('Proposed: another admin has to confirm it')).toBeVisible();
  });

  it('cannot be noted or asked for again while its provider has not answered', async () => {
    await open(aGiveBack({ status: 'sending' }));
    expect(await screen.findByText('The provider was asked')).toBeVisible();
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
    expect(screen.queryByText('Given back')).toBeNull();
  });

  it('says why the provider refused, and is given by hand then', async () => {
    await open(aGiveBack({ refused: 'over 30 days' }));
    expect(await screen.findByText('The provider refused: over 30 days')).toBeVisible();
    expect(screen.getByText('Given back')).toBeVisible();
  });

  it('says why it could not be asked for', async () => {
    watch(() => problem(409, { code: 'IS_GIVEN_BACK', message: 'This money was given back already.' }));
    const { person } = await open(aGiveBack());
    await person.click(await screen.findByRole('button', { name: ASK }));
    await person.click(within(await screen.findByRole('dialog')).getByText('Give back'));
    expect(await screen.findByText('This money was given back already.')).toBeVisible();
  });

  it('is not offered where no provider can, nor to support', async () => {
    await open(aGiveBack({ by_provider: false }));
    expect(await screen.findByText('Given back')).toBeVisible();
    expect(screen.queryByRole('button', { name: ASK })).toBeNull();
  });

  it('is in Khmer when chosen', async () => {
    await open(aGiveBack({ status: 'sending' }), 'admin', 'km');
    expect(await screen.findByText('បានសួរអ្នកផ្ដល់សេវា')).toBeVisible();
  });
});
