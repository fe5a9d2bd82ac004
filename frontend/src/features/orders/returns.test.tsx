import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Return } from '../../api/types';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aReturn } from '../../testing/a-return';
import { pressTooLate } from '../../testing/end-session';
import { anOrder, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const Payment = { status: 'completed', transaction_id: 'TX-77', paid_at: '2026-01-02T03:04:05Z' };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Of a line, how many pieces can come back, and whether it has a warranty. */
interface LineFacts {
  left: number;
  claimable?: boolean;
}

/** My Orders with one delivered order of these lines, of which these are returned. */
async function openOrders(returns: Return[], given: LineFacts[] = [{ left: 2 }], until = tomorrow()) {
  const delivered = anOrder({ status: 'delivered', Payment });
  const order = {
    ...delivered,
    items: given.map((_, place) => ({ ...delivered.items[0]!, id: place + 1 })),
    timeline: [],
    refunded_total: 0,
    riel_rate: null,
  };
  const lines = given.map(({ left, claimable = false }, place) => ({
    ...{ id: place + 1, left, claimable },
    warranty_until: claimable ? '2099-01-31' : null,
  }));
  server.use(
    http.get('*/api/user/my-orders', () =>
      HttpResponse.json({ orders: [order], page: 1, totalPages: 1, total: 1 }),
    ),
    http.get('*/api/user/returns', () =>
      HttpResponse.json({ returns, returnable: returns.length > 0 ? [] : [order.id] }),
    ),
    http.get(`*/api/user/orders/${order.id}/returns`, () =>
      HttpResponse.json({ returns, returnable: { until, lines } }),
    ),
  );
  const { person, router } = await renderShop('/user-profile', { user: aUser() });
  await screen.findByText('TX-77');
  return { person, router, order };
}

async function openDialog(...given: [lines?: LineFacts[], until?: string]) {
  const { person, router, order } = await openOrders([], ...given);
  await person.click(await screen.findByRole('button', { name: 'Return something' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Return of order/ }));
  return { person, router, order, dialog };
}

/** Answers what is asked; returns the forms and their keys. */
function givenAnswers(...answers: (() => Response)[]) {
  const sent: { form: Record<string, unknown>; key: string | null }[] = [];
  server.use(
    http.post('*/api/user/orders/:id/returns', async ({ request }) => {
      const form = Object.fromEntries(await request.formData());
      sent.push({ form, key: request.headers.get('idempotency-key') });
      return answers[sent.length - 1]!() as HttpResponse<null>;
    }),
  );
  return sent;
}
const asked = () => HttpResponse.json({ return: aReturn() }, { status: 201 });

describe('who returns something', () => {
  it('says what and why, and it is sent once more with another key after a refusal', async () => {
    const refused = () => problem(409, { code: 'TOO_MANY_TO_RETURN', message: 'Only 1 can be returned.' });
    const sent = givenAnswers(refused, asked);
    const { person, order, dialog } = await openDialog();
    await person.click(await dialog.findByRole('button', { name: /^Return one more of/ }));
    await person.selectOptions(dialog.getByLabelText('Why do you return it?'), 'wrong item');
    await person.click(dialog.getByRole('button', { name: 'Ask for the return' }));
    await dialog.findByText('Only 1 can be returned.');
    await person.click(dialog.getByRole('button', { name: 'Ask for the return' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const lines = JSON.stringify([{ id: order.items[0]!.id, quantity: 2 }]);
    expect(sent.map(({ form }) => form)).toEqual([
      { lines, reason: 'wrong item' },
      { lines, reason: 'wrong item' },
    ]);
    expect(sent[0]!.key).not.toBe(sent[1]!.key);
  });

  it('must choose a reason, and write another one down', async () => {
    const sent = givenAnswers(asked);
    const { person, dialog } = await openDialog();
    await person.click(await dialog.findByRole('button', { name: 'Ask for the return' }));
    expect(await dialog.findByText('Please choose a reason')).toBeVisible();
    await person.selectOptions(dialog.getByLabelText('Why do you return it?'), 'Another reason');
    await person.click(dialog.getByRole('button', { name: 'Ask for the return' }));
    expect(await dialog.findByText('Please write down why')).toBeVisible();
    await person.type(dialog.getByLabelText('What is wrong with it? (optional)'), 'Too small');
    await person.click(dialog.getByRole('button', { name: 'Ask for the return' }));
    await waitFor(() => expect(sent[0]?.form.reason).toBe('Too small'));
  });

  it('too late can claim what has a warranty, and nothing else', async () => {
    const sent = givenAnswers(asked);
    const { person, dialog } = await openDialog([{ left: 1, claimable: true }], '2026-01-20T00:00:00.000Z');
    expect(await dialog.findByText(/^Only under warranty now/)).toBeVisible();
    const reasons = within(dialog.getByLabelText('Why do you return it?')).getAllByRole('option');
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Please choose',
      'It broke, and has a warranty',
    ]);
    await person.selectOptions(dialog.getByLabelText('Why do you return it?'), 'warranty');
    await person.click(dialog.getByRole('button', { name: 'Ask for the return' }));
    await waitFor(() => expect(sent[0]?.form.reason).toBe('warranty'));
  });

  it('sends of a claim only what has a warranty, whatever was chosen before', async () => {
    const sent = givenAnswers(asked);
    const { person, dialog } = await openDialog([{ left: 2 }, { left: 2, claimable: true }]);
    for (const more of await dialog.findAllByRole('button', { name: /^Return one more of/ }))
      await person.click(more);
    await person.selectOptions(dialog.getByLabelText('Why do you return it?'), 'warranty');
    expect(dialog.getAllByRole('button', { name: /^Return one more of/ })).toHaveLength(1);
    await person.click(dialog.getByRole('button', { name: 'Ask for the return' }));
    await waitFor(() => expect(sent[0]?.form.lines).toBe(JSON.stringify([{ id: 2, quantity: 1 }])));
  });

  it('finds what was chosen and typed again where the session had ended, until it is sent', async () => {
    const { person, router, dialog } = await openDialog();
    await person.click(await dialog.findByRole('button', { name: /^Return one more of/ }));
    await person.selectOptions(dialog.getByLabelText('Why do you return it?'), 'wrong item');
    await person.type(dialog.getByLabelText('What is wrong with it? (optional)'), 'It is blue');
    const button = dialog.getByRole('button', { name: 'Ask for the return' });
    await pressTooLate({ person, router }, button, ['post', '*/api/user/orders/:id/returns']);

    const again = await openDialog();
    expect(await again.dialog.findByLabelText('What is wrong with it? (optional)')).toHaveValue('It is blue');
    const sent = givenAnswers(asked);
    await again.person.click(again.dialog.getByRole('button', { name: 'Ask for the return' }));
    const lines = JSON.stringify([{ id: again.order.items[0]!.id, quantity: 2 }]);
    await waitFor(() =>
      expect(sent[0]?.form).toEqual({ lines, reason: 'wrong item', details: 'It is blue' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    const { dialog: last } = await openDialog();
    expect(await last.findByLabelText('What is wrong with it? (optional)')).toHaveValue('');
  });

  it('begins with fewer pieces where fewer are left since they were chosen', async () => {
    const { person, dialog } = await openDialog();
    await person.click(await dialog.findByRole('button', { name: /^Return one more of/ }));
    await person.click(dialog.getByRole('button', { name: /^Return one more of/ }));
    cleanup();
    const sent = givenAnswers(asked);
    const again = await openDialog([{ left: 1 }]);
    await again.person.selectOptions(
      await again.dialog.findByLabelText('Why do you return it?'),
      'wrong item',
    );
    await again.person.click(again.dialog.getByRole('button', { name: 'Ask for the return' }));
    await waitFor(() => expect(sent[0]?.form.lines).toBe(JSON.stringify([{ id: 1, quantity: 1 }])));
  });

  it('is not offered it where nothing can be returned or claimed', async () => {
    await openOrders([aReturn({ state: 'requested' })]);
    expect(await screen.findByText('Waits for an answer')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Return something' })).toBeNull();
  });

  it.each([
    ['too late', 2, '2026-01-20T00:00:00.000Z', /^This order could be returned until/],
    ['nothing left', 0, undefined, /^Everything of this order is being returned/],
  ])('is told where it is %s', async (_, left, until, words) => {
    const { dialog } = await openDialog([{ left }], until);
    expect(await dialog.findByText(words)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Ask for the return' })).toBeNull();
  });
});

describe('a return', () => {
  it.each([
    [{ state: 'requested' }, 'Waits for an answer'],
    [{ state: 'accepted', hand_over: 'label', label: 'VET-77' }, 'Label: VET-77'],
    [{ state: 'refused', message: 'It is worn' }, 'The shop says: It is worn'],
    [{ state: 'refunded', refunded: 19.99 }, '$19.99 given back'],
    [{ state: 'closed', reason: 'Too small' }, 'Too small'],
  ] as [Partial<Return>, string][])('shows how it stands: %j', async (facts, words) => {
    await openOrders([aReturn(facts)]);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is withdrawn after a question', async () => {
    const sent: unknown[] = [];
    server.use(
      http.patch('*/api/user/returns/7', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ return: aReturn({ state: 'withdrawn' }) });
      }),
    );
    const { person } = await openOrders([aReturn()]);
    await person.click(await screen.findByRole('button', { name: 'Withdraw the return' }));
    await person.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw it' }),
    );
    await waitFor(() => expect(sent).toEqual([{ state: 'withdrawn' }]));
  });
});
