import { waitFor } from '@testing-library/react';
import { dropDeferredData, startDeferredFetches } from './deferred-fetches';

const show = () => {
  document.body.innerHTML = `<link rel="late-modulepreload" href="/assets/a.js"><link rel="late-modulepreload" href="/assets/b.js">
    <link rel="late-preload" as="fetch" href="/api/auth/check-auth">`;
};
const started = () =>
  [...document.querySelectorAll('link:not([rel^="late-"])')].map((link) => link.getAttribute('href'));
afterEach(() => document.body.replaceChildren());

it('the code and the data of a rendered page are fetched once it is shown', async () => {
  show();
  await startDeferredFetches();
  expect(started()).toEqual(['/assets/a.js', '/assets/b.js', '/api/auth/check-auth']);
});

it('data that the shop already asks for is not fetched in advance, as a later call would get that old answer', async () => {
  show();
  const fetched = startDeferredFetches();
  dropDeferredData();
  await fetched;
  await waitFor(() => expect(started()).toEqual(['/assets/a.js', '/assets/b.js']));
});
