import { cleanup, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { problem } from './problem';
import type { renderShop } from './render-shop';
import { server } from './server';

type Visit = Pick<Awaited<ReturnType<typeof renderShop>>, 'person' | 'router'>;

/** Presses a button whose call is told that the session has ended, and leaves the page at the login that opens. */
export async function pressTooLate(
  { person, router }: Visit,
  button: HTMLElement,
  [method, url]: ['patch' | 'post' | 'put', string],
): Promise<void> {
  server.use(http[method](url, () => problem(401, { message: 'Please log in' })));
  await person.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  cleanup();
}
