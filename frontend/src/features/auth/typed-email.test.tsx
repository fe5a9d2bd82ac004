import { act, screen, within } from '@testing-library/react';
import { renderShop } from '../../testing/render-shop';

it.each([
  ['/login', 'Forgot password?', 'Forgot Password'],
  ['/login', 'Sign up', 'Create an account'],
  ['/signup', 'Login', 'Log in'],
  ['/forgot-password', 'Back to Login', 'Log in'],
])('an email typed on %s is there behind the link %s, and so is the way back', async (path, link, title) => {
  const { person, router } = await renderShop('/nowhere');
  await act(() => router.navigate(path, { state: { from: '/checkout' } }));
  await person.type(await screen.findByLabelText('Email'), 'dara@example.com');
  await person.click(within(screen.getByRole('main')).getByRole('link', { name: link }));
  await screen.findByRole('heading', { name: title });
  expect(screen.getByLabelText('Email')).toHaveValue('dara@example.com');
  expect(router.state.location.state).toMatchObject({ from: '/checkout' });
});
