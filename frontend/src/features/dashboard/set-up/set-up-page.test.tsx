import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupRequired } from '../../../api/session';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const wanted = '/seller-dashboard/brands';
const admin = aUser({ role: 'admin' });
const codes = ['aaaa0-bbbbb'];

/** Answers session checks with what is still to be set up, from now on. */
const nowMustSetUp = (must_set_up?: 'password' | 'two_step') =>
  server.use(http.get('*/api/auth/check-auth', () => HttpResponse.json({ user: { ...admin, must_set_up } })));

describe('staff who must set up their account', () => {
  it('set up two-step login first and then see the page that they wanted', async () => {
    server.use(
      http.post('*/api/account/two-step', () =>
        HttpResponse.json({ secret: 'GEZDGNBV', uri: 'otpauth://totp/Shop:a?secret=GEZDGNBV&issuer=Shop' }),
      ),
      http.post('*/api/account/two-step/confirm', () => {
        nowMustSetUp();
        return HttpResponse.json({ message: 'ok', recovery_codes: codes });
      }),
    );
    const { person, router } = await renderShop(wanted, { user: { ...admin, must_set_up: 'two_step' } });
    await person.type(await screen.findByLabelText('Your password'), 'Secret1!');
    expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Set up two-step login' }));
    await person.type(await screen.findByLabelText('Code'), '123456');
    await person.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByText(codes[0]!)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByText('Create Brand')).toBeVisible();
    expect(router.state.location.pathname).toBe(wanted);
  });

  it('set a new password first, and two-step login after it', async () => {
    server.use(
      http.post('*/api/account/password', () => {
        nowMustSetUp('two_step');
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    const { person } = await renderShop(wanted, { user: { ...admin, must_set_up: 'password' } });
    await person.type(await screen.findByLabelText('Current password'), 'Secret1!');
    await person.type(screen.getByLabelText('New password'), 'Angkor-sunrise-7');
    await person.type(screen.getByLabelText('New password again'), 'Angkor-sunrise-7');
    await person.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/^The shop requires two-step login of you/)).toBeVisible();
  });

  it('are led there by a refused call, as when an admin has switched their two-step login off', async () => {
    server.use(http.get('*/api/brands', () => problem(403, { code: 'TWO_STEP_REQUIRED', message: 'no' })));
    await renderShop(wanted, { user: admin });
    nowMustSetUp('two_step');
    expect(await screen.findByText('Before you go on')).toBeVisible();
  });

  it('are let in when it has been set up meanwhile in another tab', async () => {
    const { store } = await renderShop(wanted, { user: admin });
    const states: unknown[] = [];
    store.subscribe(() => states.push(store.getState().auth.user?.must_set_up));
    act(() => void store.dispatch(setupRequired('two_step')));
    await waitFor(() => expect(states.at(-1)).toBeUndefined());
    expect(states[0]).toBe('two_step');
    expect(await screen.findByText('Create Brand')).toBeVisible();
  });
});
