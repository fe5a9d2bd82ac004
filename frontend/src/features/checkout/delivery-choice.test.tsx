import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OfferedDelivery, QuotedDelivery } from '../../api/types';
import { answerCheckouts, aQuote, openCheckout, placed, servePayment } from '../../testing/open-checkout';
import { problem } from '../../testing/problem';
import { usualDelivery } from '../../testing/samples';
import { server } from '../../testing/server';

const aWay = (key: string, fee_cents: number, but: Partial<OfferedDelivery> = {}): OfferedDelivery => ({
  ...{ key, name: key, name_km: null, cutoff: null, fee_cents, free_from_cents: null },
  ...{ days_from: 1, days_to: 2, pick_up: false },
  ...but,
});
const today = aWay('Same day', 250, { cutoff: '15:00', days_from: 0, days_to: 0 });
const courier = aWay('Courier', 150, { free_from_cents: 5_000 });
const shop = aWay('Pick up', 0, { pick_up: true });
const quoteOf = (way: OfferedDelivery, all = [today, courier, shop]) =>
  aQuote({
    ...{ shipping: way.fee_cents / 100, total: 19.99 + way.fee_cents / 100, free_shipping: null },
    ...{ delivery_method: way.key, delivery_methods: all },
  });

/** A shop with ways in Phnom Penh, and others in one district of it; returns what quotes were asked by. */
function serveWays(answer?: (asked: QuotedDelivery) => Response) {
  const asked: QuotedDelivery[] = [];
  const methods = [{ key: 'Courier', name: 'Courier', name_km: null, fee_cents: 150, cutoff: null }];
  const provinces = usualDelivery.provinces.map((one) =>
    one.province === 'Phnom Penh'
      ? { ...one, methods, districts: [{ district: 'Prek Pnov', methods }] }
      : one,
  );
  server.use(
    http.get('*/api/delivery', () => HttpResponse.json({ provinces, version: 1 })),
    http.post('*/api/checkout/quote', async ({ request }) => {
      const { province, district, delivery_method } = (await request.json()) as QuotedDelivery;
      const by = {
        ...(province && { province }),
        ...(district && { district }),
        ...(delivery_method && { delivery_method }),
      };
      asked.push(by);
      if (answer && province) return answer(by) as HttpResponse<null>;
      if (!province) return HttpResponse.json(aQuote());
      return HttpResponse.json(
        quoteOf([today, courier, shop].find(({ key }) => key === delivery_method) ?? courier),
      );
    }),
  );
  return asked;
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  servePayment();
});

async function openInCapital() {
  const visit = await openCheckout();
  await visit.person.selectOptions(screen.getByLabelText('Province (optional)'), 'Phnom Penh');
  return visit;
}
const ways = () => screen.findByRole('group', { name: 'How should it reach you?' });
const way = async (name: RegExp) => within(await ways()).findByRole('radio', { name });

describe('how an order is brought', () => {
  it('is asked where its place has ways, with the fee, the days and the time of each', async () => {
    serveWays();
    await openInCapital();
    expect(await way(/^Courier/)).toBeChecked();
    expect(await way(/^Courier/)).toHaveAccessibleName(
      'Courier $1.50 Arrives 1 to 2 working days after payment. Free from $50.00.',
    );
    expect(await way(/^Same day/)).toHaveAccessibleName(
      'Same day $2.50 Arrives on the same day. Order before 15:00.',
    );
    expect(await way(/^Pick up/)).toHaveAccessibleName(/^Pick up Free Ready .* No address is needed/);
    expect(await screen.findByRole('button', { name: 'Place Order · $21.49' })).toBeInTheDocument();
  });

  it('is not asked about where the place has none, and its quote says no place', async () => {
    const asked = serveWays();
    const { person } = await openCheckout();
    await person.selectOptions(screen.getByLabelText('Province (optional)'), 'Kep');
    expect(await screen.findByText('Usually 2 to 4 working days after payment')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'How should it reach you?' })).toBeNull();
    expect(asked).toEqual([{}]);
  });

  it('goes with the order as it was chosen, and is quoted with its district only once that is one of the shop', async () => {
    const asked = serveWays();
    const attempts = answerCheckouts(placed);
    const { person, placeOrder } = await openInCapital();
    await person.type(screen.getByLabelText('District (optional)'), 'khan prek pnov');
    await person.click(await way(/^Same day/));
    await screen.findByRole('button', { name: 'Place Order · $22.49' });
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect(attempts[0]!.draft).toMatchObject({
      delivery_method: 'Same day',
      total: 22.49,
      district: 'khan prek pnov',
    });
    expect(asked).toEqual([
      {},
      { province: 'Phnom Penh' },
      { province: 'Phnom Penh', district: 'Prek Pnov' },
      { province: 'Phnom Penh', district: 'Prek Pnov', delivery_method: 'Same day' },
    ]);
  });

  it('needs no address where it is picked up', async () => {
    serveWays();
    const attempts = answerCheckouts(placed);
    const { person, placeOrder } = await openInCapital();
    await person.click(await way(/^Pick up/));
    await person.clear(screen.getByLabelText('Shipping Address'));
    await screen.findByRole('button', { name: 'Place Order · $19.99' });
    await placeOrder();
    await waitFor(() => expect(attempts).toHaveLength(1));
    expect(attempts[0]!.draft).toMatchObject({ delivery_method: 'Pick up', shipping_address: '' });
  });

  it('that is no longer there is told of, and another one is chosen', async () => {
    const gone = () =>
      problem(409, { code: 'DELIVERY_METHOD_UNAVAILABLE', message: 'Gone', ...quoteOf(courier, [courier]) });
    let isGone = false;
    serveWays(({ delivery_method }) =>
      isGone && delivery_method === 'Same day'
        ? gone()
        : HttpResponse.json(quoteOf(delivery_method ? today : courier)),
    );
    const attempts = answerCheckouts(() => {
      isGone = true;
      return gone();
    }, placed);
    const { person, placeOrder } = await openInCapital();
    await person.click(await way(/^Same day/));
    await screen.findByRole('button', { name: 'Place Order · $22.49' });
    await placeOrder();
    await person.click(await screen.findByRole('button', { name: 'Confirm new total · $21.49' }));
    await waitFor(() => expect(attempts).toHaveLength(2));
    expect(attempts[1]!.draft).toMatchObject({ delivery_method: 'Courier', total: 21.49 });
  });
});
