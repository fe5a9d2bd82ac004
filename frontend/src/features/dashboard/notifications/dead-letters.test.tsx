import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DeadLetter } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from '../kit/testing/answer';

const aLetter = (id: string): DeadLetter => ({
  id,
  type: 'payment.expired.v1',
  reason: `there is no order ${id}`,
  attempts: 3,
  dead_at: '2026-01-01T00:00:00.000Z',
  event: { subject: id },
});

/** Serves these dead letters; `failAgain` makes replays fail. Returns the calls that were made. */
function givenLetters(letters: Record<string, DeadLetter[]>, { failAgain = false } = {}) {
  const seen = { services: [] as unknown[], replayed: [] as unknown[] };
  const left = { ...letters };
  server.use(
    http.get('*/api/admin/dead-letters/:service', ({ params }) => {
      seen.services.push(params.service);
      return HttpResponse.json({ dead_letters: left[String(params.service)] ?? [] });
    }),
    http.post('*/api/admin/dead-letters/:service/replay', async ({ params, request }) => {
      const { id } = (await request.json()) as { id?: string };
      seen.replayed.push([params.service, id]);
      if (failAgain) return HttpResponse.json({ replayed: 0 });
      const service = String(params.service);
      const before = left[service]!;
      left[service] = before.filter((letter) => id !== undefined && letter.id !== id);
      return HttpResponse.json({ replayed: before.length - left[service].length });
    }),
  );
  return seen;
}

const open = (address = '', language: 'en' | 'km' = 'en') =>
  renderShop(`/seller-dashboard/notifications/failed-events${address}`, {
    user: aUser({ role: 'admin' }),
    language,
  });

describe('the dead letters of a service', () => {
  it('are listed with their reasons for the service in the address, and can be replayed one by one', async () => {
    const seen = givenLetters({ payments: [aLetter('a'), aLetter('b')] });
    const { person } = await open('?service=payments');
    expect(await screen.findByText('there is no order a')).toBeVisible();
    await person.click(screen.getAllByText('Retry')[1]!);
    expect(await screen.findByText('Retried: 1')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('there is no order b')).toBeNull());
    expect(seen.replayed).toEqual([['payments', 'b']]);
  });

  it('can be replayed all at once', async () => {
    const seen = givenLetters({ orders: [aLetter('a'), aLetter('b')] });
    const { person } = await open();
    await person.click(await screen.findByText('Retry all'));
    expect(await screen.findByText('Retried: 2')).toBeInTheDocument();
    expect(await screen.findByText('This service has no failed events.')).toBeVisible();
    expect(seen.replayed).toEqual([['orders', undefined]]);
  });

  it('are removed for good once that is confirmed', async () => {
    givenLetters({ orders: [aLetter('a'), aLetter('b')] });
    const dropped: unknown[] = [];
    server.use(
      http.post('*/api/admin/dead-letters/orders/drop', async ({ request }) => {
        dropped.push(await request.json());
        return HttpResponse.json({ dropped: 1 });
      }),
    );
    const question = 'Remove this event for good? What it says will never take effect.';
    const { person } = await open();
    await person.click((await screen.findAllByText('Remove for good'))[0]!);
    await answer(question, 'Cancel');
    await person.click(screen.getAllByText('Remove for good')[1]!);
    await answer(question, 'Remove for good');
    expect(await screen.findByText('The event was removed')).toBeInTheDocument();
    expect(dropped).toEqual([{ id: 'b' }]);
  });

  it('show an error when they fail again', async () => {
    givenLetters({ orders: [aLetter('a')] }, { failAgain: true });
    const { person } = await open();
    await person.click(await screen.findByText('Retry'));
    expect(await screen.findByText('It failed again. The reason is in the list.')).toBeInTheDocument();
    expect(screen.getByText('there is no order a')).toBeVisible();
  });

  it('are not shown as an empty list when the service does not answer', async () => {
    server.use(
      http.get('*/api/admin/dead-letters/orders', () => problem(503, { message: 'orders is not there' })),
    );
    await open();
    expect(await screen.findByText('orders is not there')).toBeVisible();
    expect(screen.queryByText('This service has no failed events.')).toBeNull();
  });

  it.each([
    ['orders', 'ការបញ្ជាទិញ'],
    ['payments', 'ការទូទាត់'],
    ['catalog', 'កាតាឡុក'],
    ['auth', 'គណនី'],
    ['notifications', 'ការជូនដំណឹង'],
    ['analytics', 'ការវិភាគ'],
  ])('show the Khmer name of %s', async (service, name) => {
    givenLetters({});
    await open(`?service=${service}`, 'km');
    const bar = within((await screen.findByLabelText('សេវាកម្ម')).closest<HTMLElement>('[role=search]')!);
    expect(await bar.findByText(name)).toBeVisible();
  });
});
