import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aManagedUser, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const dara = aManagedUser({ name: 'Dara' });

/** Saves an edit that needs a password first; `edits` lists what was sent, `passwords` what was typed. */
async function saveEdit() {
  const [edits, passwords]: [unknown[], string[]] = [[], []];
  let isConfirmed = false;
  server.use(
    http.get('*/api/admin/users', () =>
      HttpResponse.json({ users: [dara], currentPage: 1, totalPages: 1, total: 1 }),
    ),
    http.patch(`*/api/admin/users/${dara.id}`, async ({ request }) => {
      edits.push(await request.json());
      const message = 'Please confirm your password first.';
      return isConfirmed
        ? HttpResponse.json({ message: 'ok' })
        : problem(403, { code: 'CONFIRM_PASSWORD', message });
    }),
    http.post('*/api/account/confirm', async ({ request }) => {
      const { password } = (await request.json()) as { password: string };
      passwords.push(password);
      isConfirmed = password === 'Right-one-1';
      const errors = [{ field: 'password', message: 'The password is not right' }];
      return isConfirmed ? HttpResponse.json({ message: 'ok' }) : problem(400, { errors });
    }),
  );
  const visit = await renderShop('/seller-dashboard/view-all-users', { user: aUser({ role: 'admin' }) });
  await visit.person.click(await screen.findByLabelText('Edit Dara'));
  const editing = within(await screen.findByRole('dialog'));
  await visit.person.type(editing.getByLabelText('Phone'), '012');
  await visit.person.click(editing.getByText('Save'));
  const title = await screen.findByText('Confirm your password');
  const dialog = within(title.closest<HTMLElement>('[role=dialog]')!);
  return { ...visit, dialog, edits, passwords };
}

describe('an act that needs the password', () => {
  it('asks for it, shows when it is wrong, and goes on with what was asked', async () => {
    const { person, dialog, edits, passwords } = await saveEdit();
    await person.type(dialog.getByLabelText('Your password'), 'Wrong{Enter}');
    expect(await dialog.findByText('The password is not right')).toBeVisible();
    expect(edits).toHaveLength(1);
    await person.clear(dialog.getByLabelText('Your password'));
    await person.type(dialog.getByLabelText('Your password'), 'Right-one-1{Enter}');
    expect(await screen.findByText('User updated successfully!')).toBeInTheDocument();
    expect(passwords).toEqual(['Wrong', 'Right-one-1']);
    expect(edits).toEqual([edits[0], edits[0]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('takes the reader back to the password when it is wrong', async () => {
    const { person, dialog } = await saveEdit();
    await person.type(dialog.getByLabelText('Your password'), 'Wrong');
    await person.click(dialog.getByText('Confirm'));
    await dialog.findByText('The password is not right');
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
  });

  it('is not done when it is not typed', async () => {
    const { person, dialog, edits } = await saveEdit();
    await person.click(dialog.getByText('Cancel'));
    expect(await screen.findByText('Failed to update user')).toBeInTheDocument();
    expect(edits).toHaveLength(1);
  });
});
