import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ManagedUser } from '../../../api/types';
import { renderShop } from '../../../testing/render-shop';
import { problem } from '../../../testing/problem';
import { aManagedUser, aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { answer } from '../kit/testing/answer';

afterEach(() => jest.restoreAllMocks());

const dara = aManagedUser({ name: 'Dara', phone: '012' });

/** Opens the page with these users; `searches` lists the queries that were sent. */
async function openUsers(users: ManagedUser[] = [dara], address = '') {
  const searches: URLSearchParams[] = [];
  server.use(
    http.get('*/api/admin/users', ({ request }) => {
      searches.push(new URL(request.url).searchParams);
      return HttpResponse.json({ users, currentPage: 1, totalPages: 1, total: users.length });
    }),
  );
  const visit = await renderShop(`/seller-dashboard/view-all-users${address}`, {
    user: aUser({ role: 'admin' }),
  });
  if (users[0]) await screen.findByLabelText(`Edit ${users[0].name}`);
  return { ...visit, searches };
}

describe('the list of users', () => {
  it('loads 50 users a page', async () => {
    const { searches } = await openUsers();
    expect(searches[0]!.toString()).toBe('page=1&limit=50');
  });

  it('keeps the search in the address', async () => {
    const { person, router, searches } = await openUsers();
    await person.type(screen.getByLabelText('Search users'), 'dara{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=dara'));
    await waitFor(() => expect(searches.at(-1)!.get('q')).toBe('dara'));
  });

  it('is filtered by the address', async () => {
    const { searches } = await openUsers([dara], '?role=seller&verified=false&blocked=true&page=2');
    expect(searches[0]!.toString()).toBe('page=2&limit=50&role=seller&verified=false&blocked=true');
  });

  it('shows an error when it cannot be loaded', async () => {
    server.use(http.get('*/api/admin/users', () => HttpResponse.error()));
    await renderShop('/seller-dashboard/view-all-users', { user: aUser({ role: 'admin' }) });
    expect(await screen.findByText('Failed to fetch users')).toBeVisible();
  });
});

describe("an admin's action on a user", () => {
  async function choose(user: ManagedUser, label: string, reply: () => Response, question?: string) {
    const asked: string[] = [];
    server.use(
      http.post(`*/api/admin/users/${user.id}/:action`, ({ params }) => {
        asked.push(String(params.action));
        return reply();
      }),
    );
    const { person } = await openUsers([user]);
    await person.click(screen.getByLabelText(`More for ${user.name}`));
    await person.click(await screen.findByText(label));
    if (question) await answer(question, label);
    return asked;
  }
  const done = () => HttpResponse.json({ message: 'ok' });

  it.each([
    ['Block', 'block', 'User blocked', dara, 'Block Dara? They are logged out at once.'],
    ['Unblock', 'unblock', 'User unblocked', aManagedUser({ name: 'Dara', is_blocked: true }), ''],
    [
      'Resend verification',
      'resend-verification',
      'Verification email sent',
      aManagedUser({ name: 'Dara', is_verified: false }),
      '',
    ],
    [
      'Switch off two-step login',
      'reset-two-step',
      'Two-step login switched off',
      aManagedUser({ name: 'Dara', has_two_step: true }),
      'Switch off two-step login of Dara?',
    ],
  ])('%s', async (label, action, said, user, question) => {
    const asked = await choose(user, label, done, question);
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(asked).toEqual([action]);
  });

  it('shows why it was refused', async () => {
    const message = 'You cannot block yourself';
    await choose(dara, 'Block', () => problem(409, { message }), 'Block Dara? They are logged out at once.');
    expect(await screen.findByText('Failed to block user')).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
  });
});

describe('deleting a user', () => {
  async function pressDelete(isSure: boolean, reply: () => Response) {
    const asked: string[] = [];
    server.use(
      http.delete(`*/api/admin/users/${dara.id}`, ({ request }) => {
        asked.push(request.method);
        return reply();
      }),
    );
    const { person } = await openUsers();
    await person.click(screen.getByLabelText('More for Dara'));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await answer('Delete Dara?', isSure ? 'Delete' : 'Cancel');
    return asked;
  }

  it('is done when confirmed', async () => {
    const asked = await pressDelete(true, () => HttpResponse.json({ message: 'ok' }));
    expect(await screen.findByText('User deleted')).toBeInTheDocument();
    expect(asked).toEqual(['DELETE']);
  });

  it('says of a seller how many products stay on sale', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/products', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('seller') ?? '');
        return HttpResponse.json({ products: [], page: 1, totalPages: 7, total: 7 });
      }),
    );
    const { person } = await openUsers([{ ...dara, role: 'seller' }]);
    await person.click(screen.getByLabelText('More for Dara'));
    await person.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await answer(
      'Delete Dara? Their 7 products stay on sale; hide or delete them first if they should not.',
      'Cancel',
    );
    expect(asked).toEqual([dara.id]);
  });

  it('is not done when not confirmed', async () => {
    const asked = await pressDelete(false, () => HttpResponse.json({ message: 'ok' }));
    expect(asked).toEqual([]);
    expect(screen.getByLabelText('More for Dara')).toHaveFocus();
  });

  it('shows why it failed', async () => {
    await pressDelete(true, () => problem(409, { message: 'The last admin cannot be deleted' }));
    expect(await screen.findByText('Failed to delete user')).toBeInTheDocument();
    expect(screen.getByText('The last admin cannot be deleted')).toBeInTheDocument();
  });
});

describe("a person's data", () => {
  const of = (path: string, answer: () => Response) =>
    http.all(`*/api/admin/users/${dara.id}/${path}`, answer);
  async function exportData(mails: () => Response, account: object = { id: dara.id }) {
    const saved: Blob[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved.push(file as Blob);
      return 'blob:data';
    });
    server.use(
      of('export', () => HttpResponse.json({ account, sessions: [] })),
      of('orders/export', () => HttpResponse.json({ orders: [{ id: 'ord-1' }] })),
      of('reviews', () => HttpResponse.json({ reviews: [] })),
      of('questions', () => HttpResponse.json({ questions: [] })),
      of('mails', mails),
    );
    const { person } = await openUsers();
    await person.click(screen.getByLabelText('More for Dara'));
    await person.click(await screen.findByText('Export data'));
    return saved;
  }

  it('is saved as one file with what all services have', async () => {
    const saved = await exportData(() => HttpResponse.json({ mails: [{ to: dara.email }] }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.parse(await saved[0]!.text())).toEqual({
      account: { id: dara.id },
      sessions: [],
      orders: [{ id: 'ord-1' }],
      reviews: [],
      questions: [],
      mails: [{ to: dara.email }],
    });
  });

  it('has the earlier orders with an email that is theirs', async () => {
    server.use(
      http.get('*/api/admin/past-orders/export', ({ request }) =>
        HttpResponse.json({
          past_orders: [new URL(request.url).searchParams.get('email')],
          past_customers: [],
        }),
      ),
    );
    const saved = await exportData(() => HttpResponse.json({ mails: [] }), {
      id: dara.id,
      email: dara.email,
      is_verified: true,
    });
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.parse(await saved[0]!.text())).toMatchObject({ past_orders: [dara.email] });
  });

  it('is not saved in part when a service does not answer', async () => {
    const saved = await exportData(() => problem(503, { message: 'Please try again in a moment' }));
    expect(await screen.findByText('Failed to export data')).toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});

describe('editing a user', () => {
  async function openEdit() {
    const visit = await openUsers();
    await visit.person.click(screen.getByLabelText('Edit Dara'));
    return { ...visit, dialog: within(await screen.findByRole('dialog')) };
  }

  it('sends the version that was read', async () => {
    let sent: unknown;
    server.use(
      http.patch(`*/api/admin/users/${dara.id}`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    const { person, dialog } = await openEdit();
    await person.click(dialog.getByText('Save'));
    expect(await screen.findByText('User updated successfully!')).toBeInTheDocument();
    expect(sent).toMatchObject({ name: 'Dara', version: 1 });
  });

  it('sends no password unless a new one is typed', async () => {
    const sent: Record<string, unknown>[] = [];
    server.use(
      http.patch(`*/api/admin/users/${dara.id}`, async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>);
        return problem(400, { message: 'Password must have at least 6 characters' });
      }),
    );
    const { person, dialog } = await openEdit();
    await person.click(dialog.getByText('Save'));
    expect(await screen.findByText('Failed to update user')).toBeInTheDocument();
    await person.type(dialog.getByLabelText('New Password (optional)'), 'Angkor-sunrise-7');
    await person.click(dialog.getByText('Save'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]).not.toHaveProperty('password');
    expect(sent[1]).toMatchObject({ password: 'Angkor-sunrise-7' });
  });

  it("shows somebody else's changes, keeps the input, and overwrites them when saved again", async () => {
    const sent: Record<string, unknown>[] = [];
    const current = {
      name: 'Dara',
      email: dara.email,
      role: 'seller',
      phone: '099',
      address: null,
      version: 4,
    };
    server.use(
      http.patch(`*/api/admin/users/${dara.id}`, async ({ request }) => {
        sent.push((await request.json()) as Record<string, unknown>);
        if (sent.length > 1) return HttpResponse.json({ message: 'ok' });
        return problem(409, {
          code: 'STALE_EDIT',
          message: 'Changed meanwhile',
          current,
          changed: ['phone'],
        });
      }),
    );
    const { person, dialog } = await openEdit();
    await person.clear(dialog.getByLabelText('Phone'));
    await person.type(dialog.getByLabelText('Phone'), '077');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText('Phone is now “099”; saving will overwrite it')).toBeVisible();
    expect(dialog.getByText('Role is now “seller”')).toBeVisible();
    expect(dialog.getByLabelText('Phone')).toHaveValue('077');
    await person.click(dialog.getByText('Save'));
    expect(await screen.findByText('User updated successfully!')).toBeInTheDocument();
    expect(sent[1]).toMatchObject({ phone: '077', role: 'seller', version: 4 });
  });

  it('says at the field what is wrong with an email or a short password, and sends nothing', async () => {
    const { person, dialog } = await openEdit();
    await person.clear(dialog.getByLabelText('Email'));
    await person.type(dialog.getByLabelText('Email'), 'dara@');
    await person.type(dialog.getByLabelText('New Password (optional)'), 'abc');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText('This is no email address')).toBeVisible();
    expect(dialog.getByLabelText('Email')).toBeInvalid();
    expect(dialog.getByText(/^The password .*must have at least/)).toBeVisible();
  });

  it('shows at the field why the password is refused', async () => {
    const message = 'Too many people use this password or one like it. Please choose another one.';
    const errors = [{ field: 'password', code: 'WEAK_PASSWORD', params: { reason: 'common' }, message }];
    server.use(http.patch(`*/api/admin/users/${dara.id}`, () => problem(400, { message, errors })));
    const { person, dialog } = await openEdit();
    await person.type(dialog.getByLabelText('New Password (optional)'), 'Password1234');
    await person.click(dialog.getByText('Save'));
    expect(await dialog.findByText(message)).toBeVisible();
  });

  it('asks before closing with unsaved changes', async () => {
    const { person, dialog } = await openEdit();
    await person.type(dialog.getByLabelText('Phone'), '3');
    await person.click(dialog.getByText('Cancel'));
    await answer('Leave without saving your changes?', 'Cancel');
    expect(dialog.getByLabelText('Phone')).toHaveValue('0123');
  });

  it('does not ask when the changes were reverted', async () => {
    const { person, dialog } = await openEdit();
    await person.type(dialog.getByLabelText('Phone'), '3{Backspace}');
    await person.click(dialog.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('survives the end of the session, except for the password', async () => {
    server.use(http.patch(`*/api/admin/users/${dara.id}`, () => problem(401, { message: 'Please log in' })));
    const first = await openEdit();
    await first.person.type(first.dialog.getByLabelText('Phone'), '3');
    await first.person.type(first.dialog.getByLabelText('New Password (optional)'), 'Secret1!');
    await first.person.click(first.dialog.getByText('Save'));
    await waitFor(() => expect(first.router.state.location.pathname).toBe('/login'));
    cleanup();
    const { dialog } = await openEdit();
    expect(dialog.getByText('Draft restored')).toBeInTheDocument();
    expect(dialog.getByLabelText('Phone')).toHaveValue('0123');
    expect(dialog.getByLabelText('New Password (optional)')).toHaveValue('');
  });
});
