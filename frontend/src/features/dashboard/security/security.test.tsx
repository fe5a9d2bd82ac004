import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderShop } from '../../../testing/render-shop';
import { problem } from '../../../testing/problem';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';
import { anAddedField, ownFields, ownSpecFields } from '../../../testing/spec-fields';
import { answer } from '../kit/testing/answer';

afterEach(() => jest.restoreAllMocks());

const open = (tab = '', role: 'admin' | 'seller' = 'admin') =>
  renderShop(`/seller-dashboard/security${tab}`, { user: aUser({ role }) });

const aSession = (but: object) => ({
  id: 'a',
  created_at: '2026-01-01T00:00:00.000Z',
  last_seen_at: '2026-01-02T00:00:00.000Z',
  browser: 'Chrome on Windows',
  address: '203.0.113.9',
  is_current: false,
  ...but,
});

describe('the security page', () => {
  it('shows the audit log to admins only', async () => {
    await open('', 'seller');
    expect(await screen.findByRole('tab', { name: 'Password' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Audit Log' })).toBeNull();
  });

  it('keeps the open tab in the address', async () => {
    server.use(http.get('*/api/account/sessions', () => HttpResponse.json({ sessions: [] })));
    const { person, router } = await open();
    await person.click(await screen.findByRole('tab', { name: 'Active Sessions' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seller-dashboard/security/sessions'));
  });
});

describe("the user's own password", () => {
  async function change(repeated: string) {
    const { person } = await open();
    await person.type(await screen.findByLabelText('Current password'), 'Old1!x');
    await person.type(screen.getByLabelText('New password'), 'New-enough-1!');
    await person.type(screen.getByLabelText('New password again'), repeated);
    await person.click(screen.getByRole('button', { name: 'Change password' }));
  }

  it('is changed with the old one', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/account/password', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    await change('New-enough-1!');
    expect(await screen.findByText('Password changed. Your other sessions have ended.')).toBeInTheDocument();
    expect(sent).toEqual({ current_password: 'Old1!x', new_password: 'New-enough-1!' });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('asks before leaving with unsaved changes', async () => {
    const { person, router } = await open();
    await person.type(await screen.findByLabelText('Current password'), 'Old');
    await person.click(screen.getByRole('tab', { name: 'Login Activity' }));
    await answer('Leave without saving your changes?', 'Cancel');
    expect(router.state.location.pathname).toBe('/seller-dashboard/security');
    expect(screen.getByLabelText('Current password')).toHaveValue('Old');
  });

  it('has at least 12 characters', async () => {
    const { person } = await open();
    await person.type(await screen.findByLabelText('New password'), 'New1!xy');
    expect(await screen.findByText('The password of staff must have at least 12 characters')).toBeVisible();
  });

  it('must be repeated correctly', async () => {
    await change('Other');
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
  });

  it('shows an error at the field when the old one is wrong, and goes there', async () => {
    const errors = [{ field: 'current_password', message: 'The password is not right' }];
    server.use(http.post('*/api/account/password', () => problem(400, { errors })));
    await change('New-enough-1!');
    expect(await screen.findByText('The password is not right')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  });

  it('takes the reader to the first field that is not right', async () => {
    const { person } = await open();
    await person.type(await screen.findByLabelText('Current password'), 'Old1!x');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveFocus());
  });
});

describe('the active sessions', () => {
  async function openSessions() {
    let sessions = [
      aSession({ id: 'mine', browser: 'Firefox on Linux', is_current: true }),
      aSession({ id: 'other' }),
    ];
    server.use(
      http.get('*/api/account/sessions', () => HttpResponse.json({ sessions })),
      http.delete('*/api/account/sessions/:id', ({ params }) => {
        sessions = sessions.filter(({ id }) => id !== params.id);
        return HttpResponse.json({ message: 'ok' });
      }),
      http.delete('*/api/account/sessions', () => {
        sessions = sessions.filter(({ is_current }) => is_current);
        return HttpResponse.json({ message: 'ok', ended: 1 });
      }),
    );
    const visit = await open('/sessions');
    await screen.findByText(/Chrome on Windows/);
    return visit;
  }

  it('mark this device, whose session cannot be ended here', async () => {
    await openSessions();
    expect(screen.getByText('This device')).toBeVisible();
    expect(screen.queryByLabelText('End Firefox on Linux')).toBeNull();
  });

  it('can be ended one by one', async () => {
    const { person } = await openSessions();
    await person.click(screen.getByLabelText('End Chrome on Windows'));
    await waitFor(() => expect(screen.queryByText(/Chrome on Windows/)).toBeNull());
    expect(await screen.findByText('Session ended')).toBeInTheDocument();
  });

  it('can be ended all at once, except this one', async () => {
    const { person } = await openSessions();
    await person.click(screen.getByRole('button', { name: 'End all other sessions' }));
    await answer('Log out on all other devices?', 'End all other sessions');
    await waitFor(() => expect(screen.queryByText(/Chrome on Windows/)).toBeNull());
    expect(screen.getByRole('button', { name: 'End all other sessions' })).toBeDisabled();
  });
});

it('the login history shows why a login failed', async () => {
  const login = { at: '2026-01-02T00:00:00.000Z', browser: 'Chrome on Windows', address: '203.0.113.9' };
  const logins = [
    { ...login, outcome: 'wrong-password' },
    { ...login, outcome: 'success' },
  ];
  server.use(
    http.get('*/api/account/logins', () =>
      HttpResponse.json({ logins, currentPage: 1, totalPages: 1, total: 2 }),
    ),
  );
  await open('/logins');
  expect(await screen.findByText('Wrong password')).toBeVisible();
  expect(screen.getByText('Logged in')).toBeVisible();
});

describe('two-step login', () => {
  const codes = Array.from({ length: 10 }, (_, index) => `aaaa${index}-bbbbb`);

  it('is set up with password and code, and shows the recovery codes once', async () => {
    let isOn = false;
    server.use(
      http.get('*/api/account/two-step', () =>
        HttpResponse.json({ is_on: isOn, recovery_codes_left: isOn ? 10 : 0 }),
      ),
      http.post('*/api/account/two-step', () =>
        HttpResponse.json({ secret: 'GEZDGNBV', uri: 'otpauth://totp/Shop:a?secret=GEZDGNBV&issuer=Shop' }),
      ),
      http.post('*/api/account/two-step/confirm', () => {
        isOn = true;
        return HttpResponse.json({ message: 'ok', recovery_codes: codes });
      }),
    );
    const { person } = await open('/two-step', 'seller');
    await person.type(await screen.findByLabelText('Your password'), 'Secret1!');
    await person.click(screen.getByRole('button', { name: 'Set up two-step login' }));
    expect(await screen.findByText('GEZDGNBV')).toBeVisible();
    await person.type(screen.getByLabelText('Code'), '123456');
    await person.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByText(codes[9]!)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText('Two-step login is on')).toBeVisible();
    expect(screen.queryByText(codes[9]!)).toBeNull();
  });

  it('shows an error at the field when the code for switching it off is wrong', async () => {
    const errors = [{ field: 'code', message: 'The code is not right' }];
    server.use(
      http.get('*/api/account/two-step', () => HttpResponse.json({ is_on: true, recovery_codes_left: 2 })),
      http.post('*/api/account/two-step/off', () => problem(400, { errors })),
    );
    const { person } = await open('/two-step');
    await person.type(await screen.findByLabelText('Your password'), 'Secret1!');
    await person.type(screen.getByLabelText('Code of your app, or a recovery code'), '000000');
    await person.click(screen.getByRole('button', { name: 'Switch off two-step login' }));
    expect(await screen.findByText('The code is not right')).toBeVisible();
  });
});

describe('the audit log', () => {
  const entry = {
    id: '1',
    at: '2026-01-02T00:00:00.000Z',
    service: 'auth',
    action: 'user.role-changed',
    actor: { id: 'x', name: 'Chan Admin', email: 'chan@shop.example' },
    subject: { type: 'user', id: 'y', name: 'Dara' },
    before: { role: 'customer' },
    after: { role: 'seller' },
  };

  async function openLog(...entries: object[]) {
    const searches: URLSearchParams[] = [];
    server.use(
      http.get('*/api/admin/audit-log', ({ request }) => {
        searches.push(new URL(request.url).searchParams);
        return HttpResponse.json({
          entries: entries.length ? entries : [entry],
          currentPage: 1,
          totalPages: 1,
          total: 1,
        });
      }),
    );
    const visit = await open('/audit-log');
    await screen.findAllByText(/Changed role/);
    return { ...visit, searches };
  }

  it('shows who did what, with the values before and after', async () => {
    await openLog();
    expect(screen.getByText('chan@shop.example')).toBeVisible();
    expect(screen.getByText('role: customer → seller')).toBeVisible();
  });

  it('is filtered by the product or the order in the address', async () => {
    const { router, searches } = await openLog();
    await router.navigate('/seller-dashboard/security/audit-log?product=42');
    await waitFor(() => expect(searches.at(-1)!.get('product')).toBe('42'));
    await router.navigate('/seller-dashboard/security/audit-log?order=MG-2601-0001');
    await waitFor(() => expect(searches.at(-1)!.get('order')).toBe('MG-2601-0001'));
  });

  it('leads to an exported report with its days', async () => {
    const report = { type: 'report', id: 'sales', name: 'sales' };
    const after = { from: '2026-01-01', to: '2026-01-31', format: 'csv' };
    const exported = { ...entry, id: '2', action: 'report.exported', subject: report, before: null, after };
    await openLog(entry, exported);
    expect(screen.getByRole('link', { name: 'Sales' })).toHaveAttribute(
      'href',
      '/seller-dashboard/reports/sales?from=2026-01-01&to=2026-01-31',
    );
  });

  it("shows a product's specifications with the labels of its form", async () => {
    await openLog(entry, { ...entry, id: '2', before: { weight_grams: 80 }, after: { weight_grams: 90 } });
    expect(screen.getByText('Weight (g): 80 → 90')).toBeVisible();
  });

  it('calls specifications that an admin has added by their labels', async () => {
    const mouse = [...ownFields('mouse'), anAddedField()];
    server.use(
      http.get('*/api/spec-fields', () => HttpResponse.json({ spec_fields: ownSpecFields({ mouse }) })),
    );
    const facts = { before: { x_polling_rate: 125 }, after: { x_polling_rate: 1000 } };
    await openLog(entry, { ...entry, id: '2', ...facts });
    expect(await screen.findByText('Polling rate: 125 → 1000')).toBeVisible();
  });

  it('counts the products of a bulk upload, and lists them when unfolded', async () => {
    const products = Array.from({ length: 40 }, (_, index) => ({ id: index, name: `Naga ${index}` }));
    const upload = { ...entry, id: '2', action: 'product.uploaded', before: null, after: { products } };
    const { person } = await openLog(entry, upload);
    expect(screen.getByText('products: 40 entries')).toBeVisible();
    expect(screen.getByText('id: 39, name: Naga 39')).not.toBeVisible();
    await person.click(screen.getByText('products: 40 entries'));
    expect(screen.getByText('id: 39, name: Naga 39')).toBeVisible();
  });

  it('says what an edit changed in one line, and fact by fact when that is unfolded', async () => {
    const facts = (value: string) => ({ name: value, stock: value });
    const { person } = await openLog(entry, { ...entry, id: '2', before: facts('old'), after: facts('new') });
    expect(screen.getByText('stock: old → new')).not.toBeVisible();
    await person.click(screen.getByText('name: old → new · stock: old → new'));
    expect(screen.getByText('stock: old → new')).toBeVisible();
  });

  it("is searched by person and by whole days of the shop's time zone", async () => {
    const { person, searches } = await openLog();
    await person.type(screen.getByLabelText('Person'), 'chan{Enter}');
    await person.type(screen.getByLabelText('From'), '2026-01-01{Enter}');
    await person.type(screen.getByLabelText('To'), '2026-01-31{Enter}');
    await waitFor(() =>
      expect(Object.fromEntries(searches.at(-1)!)).toEqual({
        page: '1',
        limit: '50',
        person: 'chan',
        from: '2025-12-31T17:00:00.000Z',
        to: '2026-01-31T17:00:00.000Z',
      }),
    );
  });

  it('keeps the search in the address', async () => {
    const { person, router } = await openLog();
    await person.type(screen.getByLabelText('Person'), 'chan{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?person=chan'));
    expect(router.state.location.pathname).toBe('/seller-dashboard/security/audit-log');
  });
});
