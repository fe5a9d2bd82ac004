import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AdminOrder, StaffCash, User } from '../../../api/types';
import { admin, openOrder } from '../../../testing/open-order';
import { problem } from '../../../testing/problem';
import { anAdminOrder, anOrderPage, aStaffCash, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const agoIso = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const UNDO = 'Undo the hand-over';
const handedOver = (cod: Partial<StaffCash> = {}, facts: Partial<AdminOrder> = {}) =>
  anOrderPage(
    anAdminOrder({
      ...{ payment_method: 'cod', riel_rate: 4_100, status: 'delivered', version: 7 },
      cod: aStaffCash({
        ...{ confirmed_at: '2026-01-02T05:00:00.000Z', handed_over_at: agoIso(0) },
        ...{ collected: { usd_cents: 2_400, khr: 0, rounding_khr: 0 }, ...cod },
      }),
      ...facts,
    }),
  );

/** Notes what is undone; answers with this. */
function watch(answer: () => Response = () => HttpResponse.json({ order: handedOver() })): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/admin/orders/ord-1/cod/undo', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

describe('a hand-over that was noted by mistake', () => {
  it('is undone once that is confirmed, of the order as it is seen', async () => {
    const sent = watch();
    const { person } = await openOrder(handedOver());
    await person.click(await screen.findByRole('button', { name: UNDO }));
    const dialog = within(await screen.findByRole('dialog', { name: /not handed over\?/ }));
    expect(sent).toEqual([]);
    await person.click(dialog.getByText(UNDO));
    await waitFor(() => expect(sent).toEqual([{ version: 7 }]));
    expect(await screen.findByText(/is on its way again$/)).toBeInTheDocument();
  });

  it('stays where that is not confirmed', async () => {
    const sent = watch();
    const { person } = await openOrder(handedOver());
    await person.click(await screen.findByRole('button', { name: UNDO }));
    await person.click(within(await screen.findByRole('dialog')).getByText('Cancel'));
    expect(sent).toEqual([]);
  });

  it('says why it can be undone no more', async () => {
    const message = 'The cash of this order has come in already.';
    watch(() => problem(409, { code: 'HAND_OVER_STANDS', params: { reason: 'remitted' }, message }));
    const { person } = await openOrder(handedOver());
    await person.click(await screen.findByRole('button', { name: UNDO }));
    await person.click(within(await screen.findByRole('dialog')).getByText(UNDO));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it.each([
    ['its cash has come in', handedOver({ remitted_at: agoIso(0) }), admin],
    ['its day is over in Phnom Penh', handedOver({ handed_over_at: agoIso(24) }), admin],
    ['it is on its way', handedOver({ handed_over_at: null, collected: null }, { status: 'shipped' }), admin],
    ['somebody of support looks', handedOver(), aUser({ role: 'support' })],
  ])('is not offered where %s', async (_why, order, user) => {
    await openOrder(order, user as User);
    await screen.findByText('To collect');
    expect(screen.queryByRole('button', { name: UNDO })).toBeNull();
  });
});

it('a cash order that a transfer has paid says so where it was paid', async () => {
  const order = handedOver({}, { status: 'shipped', cod: null });
  const paid = { ...order.timeline[0]!, id: 99, type: 'paid' as const };
  await openOrder({ ...order, timeline: [...order.timeline, paid] });
  expect(await screen.findByText('A transfer, instead of cash on delivery')).toBeVisible();
});
