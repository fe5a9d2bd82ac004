import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SavedView } from '../../../api/saved-views-api';
import { pressTooLate } from '../../../testing/end-session';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from './testing/answer';

afterEach(() => jest.restoreAllMocks());

const open = (path: string) => renderShop(`/seller-dashboard${path}`, { user: aUser({ role: 'admin' }) });

const daras: SavedView = {
  id: '1',
  list: 'orders',
  name: 'Dara, paid',
  filters: { q: 'dara', status: 'paid' },
};
const hidden: SavedView = {
  id: '2',
  list: 'reviews',
  name: 'Hidden',
  filters: { status: 'hidden', rating: '1' },
};

/** Serves and keeps these views, and lists without rows. */
function serveViews(...given: SavedView[]) {
  let views = given;
  const answer = () => HttpResponse.json({ views });
  const nothing = { page: 1, currentPage: 1, totalPages: 0, total: 0 };
  server.use(
    http.get('*/api/payment/admin-orders', () => HttpResponse.json({ orders: [], ...nothing })),
    http.get('*/api/admin/reviews', () => HttpResponse.json({ reviews: [], ...nothing })),
    http.get('*/api/account/views', answer),
    http.post('*/api/account/views', async ({ request }) => {
      views = [...views, { id: '3', ...((await request.json()) as Omit<SavedView, 'id'>) }];
      return answer();
    }),
    http.patch('*/api/account/views/:id', async ({ params, request }) => {
      const { name } = (await request.json()) as { name: string };
      views = views.map((view) => (view.id === params.id ? { ...view, name } : view));
      return answer();
    }),
    http.delete('*/api/account/views/:id', ({ params }) => {
      views = views.filter(({ id }) => id !== params.id);
      return answer();
    }),
  );
  return () => views;
}

const views = () => within(screen.getByRole('group', { name: 'Saved views' })).getAllByRole('button');

describe('saved views', () => {
  it('show a list as it was filtered, instead of how it is, and everything again', async () => {
    serveViews(daras, hidden);
    const { person, router } = await open('/view-all-orders?status=shipped&from=2026-01-01&page=3');
    await person.click(await screen.findByRole('button', { name: 'Dara, paid' }));
    expect(router.state.location.search).toBe('?status=paid&q=dara');
    expect(screen.queryByRole('button', { name: 'Hidden' })).toBeNull();
    const view = screen.getByRole('button', { name: 'Dara, paid' });
    expect(view).toHaveAttribute('aria-pressed', 'true');
    await person.click(view);
    expect(router.state.location.search).toBe('');
  });

  it('hold a filter that is in the path', async () => {
    serveViews(hidden);
    const { person, router } = await open('/reviews');
    await person.click(await screen.findByRole('button', { name: 'Hidden' }));
    expect(router.state.location).toMatchObject({
      pathname: '/seller-dashboard/reviews/hidden',
      search: '?rating=1',
    });
  });

  it('are saved under a name, without the page', async () => {
    const saved = serveViews();
    const { person } = await open('/view-all-orders?q=dara&status=paid');
    await person.click(await screen.findByRole('button', { name: 'Save view' }));
    await person.type(await screen.findByLabelText('Name'), 'Dara, paid{Enter}');
    expect(await screen.findByRole('button', { name: 'Dara, paid' })).toHaveAttribute('aria-pressed', 'true');
    expect(saved()).toEqual([{ ...daras, id: '3' }]);
    expect(screen.getByRole('button', { name: 'Save view' })).toBeDisabled();
  });

  it('cannot be saved of a list that is not filtered', async () => {
    serveViews();
    await open('/view-all-orders');
    expect(await screen.findByRole('button', { name: 'Save view' })).toBeDisabled();
  });

  it('say at the field that a name is taken', async () => {
    serveViews();
    const message = 'Another view of this list has this name';
    const errors = [{ field: 'name', code: 'NAMED_TWICE', message, params: {} }];
    server.use(http.post('*/api/account/views', () => problem(400, { message, errors })));
    const { person } = await open('/view-all-orders?q=dara');
    await person.click(await screen.findByRole('button', { name: 'Save view' }));
    await person.type(await screen.findByLabelText('Name'), 'Dara{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Name')).toBeInvalid();
  });

  it('keep the name that was typed for one when the session ends, and what it shows', async () => {
    serveViews();
    const path = '/view-all-orders?q=dara&status=paid';
    const first = await open(path);
    await first.person.click(await screen.findByRole('button', { name: 'Save view' }));
    await first.person.type(await screen.findByLabelText('Name'), 'Dara, paid');
    await pressTooLate(first, screen.getByRole('button', { name: 'Save' }), ['post', '*/api/account/views']);
    serveViews();
    const { person } = await open(path);
    expect(await screen.findByLabelText('Name')).toHaveValue('Dara, paid');
    const kept = serveViews();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept()).toEqual([{ ...daras, id: '3' }]));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('keep the new name that was typed for one when the session ends', async () => {
    serveViews(daras);
    const path = '/view-all-orders?q=dara&status=paid';
    const first = await open(path);
    await first.person.click(await screen.findByRole('button', { name: 'More for Dara, paid' }));
    await first.person.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await first.person.type(await screen.findByLabelText('Name'), ' now');
    await pressTooLate(first, screen.getByRole('button', { name: 'Save' }), [
      'patch',
      '*/api/account/views/:id',
    ]);
    serveViews(daras);
    await open(path);
    expect(await screen.findByLabelText('Name')).toHaveValue('Dara, paid now');
  });

  it('are renamed and deleted', async () => {
    serveViews(daras);
    const { person } = await open('/view-all-orders?q=dara&status=paid');
    await person.click(await screen.findByRole('button', { name: 'More for Dara, paid' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByLabelText('Name');
    expect(field).toHaveValue('Dara, paid');
    await person.clear(field);
    await person.type(field, 'Dara{Enter}');
    await waitFor(() => expect(views()[0]).toHaveAccessibleName('Dara'));
    await person.click(screen.getByRole('button', { name: 'More for Dara' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await answer('Delete Dara?', 'Delete');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Saved views' })).toBeNull());
  });
});
