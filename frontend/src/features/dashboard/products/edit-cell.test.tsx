import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Product } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { aProduct } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { naga, openProducts } from '../../../testing/open-products';
import { answer } from '../kit/testing/answer';

afterEach(() => jest.restoreAllMocks());

const other = aProduct({ id: 43, name: 'Mekong 60', stock: 30 });

/** Opens the list of both; answers each change by `answer`, with what was sent so far. */
async function open(answer?: (sent: object[]) => Response | undefined) {
  const sent: object[] = [];
  const visit = await openProducts([naga, other]);
  server.use(
    http.patch('*/api/products/:id', async ({ request, params }) => {
      const change = (await request.json()) as Record<string, string>;
      sent.push({ id: Number(params.id), ...change });
      const own = answer?.(sent);
      if (own) return own as HttpResponse<string>;
      const product = { ...(params.id === '42' ? naga : other), version: 2 };
      return HttpResponse.json({ message: 'ok', product: changed(product, change) });
    }),
  );
  return { ...visit, sent };
}

const changed = (product: Product, { price, stock, stock_change }: Record<string, string>): Product => ({
  ...product,
  price: price ? Number(price) : product.price,
  stock: stock ? Number(stock) : product.stock + Number(stock_change ?? 0),
});
const press = (name: RegExp) => screen.getByRole('button', { name });
const stockOf = (name: string) => screen.findByLabelText(`Stock of ${name}`);

describe('a cell of the list', () => {
  it('is opened by one press, saved by Enter, which goes on to the next row, and left by Escape', async () => {
    const { person, sent, asked } = await open();
    await person.click(press(/change the stock of Naga Mini/));
    await person.keyboard('40{Enter}');
    expect(await stockOf('Mekong 60')).toHaveFocus();
    expect(await screen.findByRole('button', { name: '40, change the stock of Naga Mini' })).toBeVisible();
    await person.keyboard('7{Escape}');
    expect(press(/change the stock of Mekong 60/)).toHaveFocus();
    expect(sent).toEqual([{ id: 42, stock: '40', stock_seen: '5', version: '1' }]);
    expect(asked).toHaveLength(1);
  });

  it('adds and takes away pieces with a reason', async () => {
    const { person, sent } = await open();
    press(/change the stock of Naga Mini/).focus();
    await person.keyboard('{Enter}+12{Enter}');
    await stockOf('Mekong 60');
    await person.keyboard('−2');
    await person.click(screen.getByLabelText('Reason for Mekong 60'));
    await person.click(await screen.findByTitle('Lost'));
    await person.type(await stockOf('Mekong 60'), '{Enter}');
    await waitFor(() =>
      expect(sent).toEqual([
        { id: 42, stock_change: '12', stock_reason: 'received', version: '1' },
        { id: 43, stock_change: '-2', stock_reason: 'lost', version: '1' },
      ]),
    );
    expect(await screen.findByRole('button', { name: /28, change the stock/ })).toHaveFocus();
  });

  it('asks before a price of $0.00, which the Enter that asks does not answer', async () => {
    const { person, sent } = await open();
    await person.click(press(/change the price of Naga Mini/));
    await person.keyboard('0{Enter}');
    await answer('Sell Naga Mini for $0.00?', 'Cancel');
    expect(sent).toEqual([]);
    await person.type(screen.getByLabelText('Price of Naga Mini'), '{Enter}');
    await answer('Sell Naga Mini for $0.00?', 'Sell for $0.00');
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ id: 42, price: '0' })]));
  });

  it('says what was sold meanwhile', async () => {
    const left = { ...naga, stock: 38, version: 2 };
    const { person } = await open(() => HttpResponse.json({ message: 'ok', product: left }));
    await person.click(press(/change the stock of Naga Mini/));
    await person.keyboard('40{Enter}');
    expect(await screen.findByText('2 were sold meanwhile, 38 are left')).toBeVisible();
  });

  it('keeps what could not be saved, with the reason beside it', async () => {
    const { person } = await open(([, again]) =>
      again ? undefined : problem(400, { message: 'Only 5 are left' }),
    );
    await person.click(press(/change the stock of Naga Mini/));
    await person.keyboard('-9{Enter}');
    const input = await stockOf('Naga Mini');
    await waitFor(() => expect(input).toHaveAccessibleDescription('Only 5 are left'));
    expect(input).toHaveValue('-9');
    expect(await stockOf('Mekong 60')).toHaveFocus();
  });

  it.each([
    ['19,99', 'Price must be a number'],
    ['-1', 'Price must be at least 0'],
  ])('refuses %s as a price', async (typed, why) => {
    const { person, sent } = await open();
    await person.click(press(/change the price of Naga Mini/));
    await person.keyboard(`${typed}{Enter}`);
    expect(await screen.findByText(why)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is no conflict when somebody else changed another field', async () => {
    const current = { ...naga, description: 'New', version: 4 };
    const { person, sent } = await open(([, again]) =>
      again ? undefined : problem(409, { code: 'STALE_EDIT', message: 'Stale', current }),
    );
    await person.click(press(/change the price of Naga Mini/));
    await person.keyboard('25{Enter}');
    expect(
      await screen.findByRole('button', { name: '$25.00, change the price of Naga Mini' }),
    ).toBeVisible();
    expect(sent).toMatchObject([{ version: '1' }, { price: '25', version: '4' }]);
  });

  it("tells somebody else's price, and overwrites it only when asked again", async () => {
    const current = { ...naga, price: 30, version: 2 };
    const { person, sent } = await open(([, again]) =>
      again ? undefined : problem(409, { code: 'STALE_EDIT', message: 'Stale', current }),
    );
    await person.click(press(/change the price of Naga Mini/));
    await person.keyboard('25{Enter}');
    const why = 'Someone else made it $30.00. Enter saves yours.';
    expect(await screen.findByText(why)).toBeVisible();
    await person.type(screen.getByLabelText('Price of Naga Mini'), '{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ version: '1' }, { price: '25', version: '2' }]));
  });

  it('says that pieces may have been added already when an answer was lost', async () => {
    const { person } = await open(([, again]) =>
      again
        ? problem(409, { code: 'STALE_EDIT', message: 'Stale', current: { ...naga, stock: 10, version: 2 } })
        : problem(503, { message: 'Not now' }),
    );
    await person.click(press(/change the stock of Naga Mini/));
    await person.keyboard('+5{Enter}');
    expect(await screen.findByText('Not now')).toBeVisible();
    await person.type(await stockOf('Naga Mini'), '{Enter}');
    const why = 'It may have been saved already: 10 are there now. Enter saves it again.';
    expect(await screen.findByText(why)).toBeVisible();
  });

  it('is saved when the stock that was typed is there already', async () => {
    const { person } = await open(() =>
      problem(409, { code: 'STALE_EDIT', message: 'Stale', current: { ...naga, stock: 40, version: 2 } }),
    );
    await person.click(press(/change the stock of Naga Mini/));
    await person.keyboard('40{Enter}');
    await waitFor(() => expect(screen.queryByLabelText('Stock of Naga Mini')).toBeNull());
  });

  it('never adds pieces again by itself', async () => {
    const current = { ...naga, version: 2 };
    const { person, sent } = await open(() =>
      problem(409, { code: 'STALE_EDIT', message: 'Stale', current }),
    );
    await person.click(press(/change the stock of Naga Mini/));
    await person.keyboard('+5{Enter}');
    expect(await screen.findByText(/5 are there now/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

describe('the head of the list', () => {
  it('sorts by the column that is pressed', async () => {
    const { person, router } = await open();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    await person.click(head('Stock'));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=stock-asc'));
    expect(head('Stock')).toHaveAttribute('aria-sort', 'ascending');
    await person.click(head('Stock'));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=stock-desc'));
    await person.click(head('Sold'));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=best-selling'));
  });
});

describe('a change of the chosen products', () => {
  const choose = async ({ person }: Awaited<ReturnType<typeof open>>, kind: string) => {
    await person.click(screen.getByLabelText('Select all on page'));
    // The change that is chosen at first.
    if (screen.queryByLabelText(kind)) return;
    await person.click(screen.getByLabelText('What to change'));
    await person.click(await screen.findByTitle(kind));
  };

  it('by percent shows the old and the new prices before it is made', async () => {
    let sent: unknown;
    const visit = await open();
    server.use(
      http.post('*/api/products/change-many', async ({ request }) => {
        sent = ((await request.json()) as { change: unknown }).change;
        return HttpResponse.json({ changed: 0, failed: 0, results: [] });
      }),
    );
    await choose(visit, 'Change the price by percent');
    await visit.person.type(screen.getByLabelText('Change the price by percent'), '-10');
    await visit.person.click(screen.getByText('Apply'));
    const preview = await screen.findByRole('dialog');
    const row = within(preview).getByRole('row', { name: /Naga Mini/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$19.99', '$17.99']);
    expect(sent).toBeUndefined();
    await visit.person.click(within(preview).getByText('Change the prices'));
    await waitFor(() => expect(sent).toEqual({ type: 'price', how: 'percent', value: -10 }));
  });

  it('is shown before it is made by Enter in its field as well', async () => {
    const visit = await open();
    await choose(visit, 'Change the price by percent');
    await visit.person.type(screen.getByLabelText('Change the price by percent'), '-10{Enter}');
    expect(await screen.findByRole('dialog')).toHaveTextContent('$17.99');
  });

  it('of pieces shows the old and the new stock before it is made, and what is not possible', async () => {
    const visit = await open();
    await choose(visit, 'Add to the stock');
    await visit.person.type(screen.getByLabelText('Add to the stock'), '-6');
    await visit.person.click(screen.getByText('Apply'));
    const preview = within(await screen.findByRole('dialog'));
    const rows = preview.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['ProductStockNew stock', 'Naga Mini5Not possible', 'Mekong 603024']);
  });

  it('adds pieces to each, and tells what is left of each', async () => {
    let sent: unknown;
    const visit = await open();
    server.use(
      http.post('*/api/products/change-many', async ({ request }) => {
        sent = await request.json();
        const done = { ok: true, error: null, faults: [] };
        const results = [
          { id: 42, name: 'Naga Mini', ...done, stock: 17 },
          { id: 43, name: 'Mekong 60', ...done, stock: 42 },
        ];
        return HttpResponse.json({ changed: 2, failed: 0, results });
      }),
    );
    await choose(visit, 'Add to the stock');
    await visit.person.type(screen.getByLabelText('Add to the stock'), '+12');
    await visit.person.click(screen.getByText('Apply'));
    await visit.person.click(within(await screen.findByRole('dialog')).getByText('Change the stock'));
    expect(await screen.findByText(/Naga Mini: 17 are left/)).toBeVisible();
    expect(sent).toEqual({
      products: [
        { id: 42, version: 1 },
        { id: 43, version: 1 },
      ],
      change: { type: 'stock-by', by: 12, reason: 'received' },
    });
  });
});
