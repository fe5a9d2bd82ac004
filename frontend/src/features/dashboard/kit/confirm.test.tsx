import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { aManagedUser, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from './testing/answer';

it('a question gives the focus back to the menu that it came from', async () => {
  const users = [aManagedUser({ name: 'Dara' })];
  server.use(
    http.get('*/api/admin/users', () =>
      HttpResponse.json({ users, currentPage: 1, totalPages: 1, total: 1 }),
    ),
  );
  const { person } = await renderShop('/seller-dashboard/view-all-users', { user: aUser({ role: 'admin' }) });
  const more = await screen.findByLabelText('More for Dara');
  await person.click(more);
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await answer('Delete Dara?', 'Cancel');
  expect(more).toHaveFocus();
});
