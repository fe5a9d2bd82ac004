import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StaffReview } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

function aReview(facts: Partial<StaffReview> = {}): StaffReview {
  return {
    id: 5,
    author: 'Chan Thou',
    rating: 4,
    text: 'Light and quick',
    status: 'pending',
    version: 3,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    answer: null,
    answered_at: null,
    flagged_at: null,
    product: { id: 42, name: 'Naga Mini', category: 'mouse', image_url: '/images/42.webp' },
    ...facts,
  };
}

/** Serves these reviews; returns the queries and the changes that were sent. */
function serveQueue(...reviews: StaffReview[]) {
  const seen = { searches: [] as string[], changes: [] as unknown[] };
  server.use(
    http.get('*/api/admin/reviews', ({ request }) => {
      seen.searches.push(new URL(request.url).search);
      return HttpResponse.json({ reviews, page: 1, total: reviews.length, totalPages: 1 });
    }),
    http.patch('*/api/admin/reviews/5', async ({ request }) => {
      seen.changes.push(await request.json());
      return HttpResponse.json({ message: 'Review updated', review: reviews[0] });
    }),
  );
  return seen;
}

const open = (path = '/seller-dashboard/reviews/pending', role: 'seller' | 'admin' = 'seller') =>
  renderShop(path, { user: aUser({ role }) });

describe('the list of reviews', () => {
  it('is filtered by the status in the address', async () => {
    const { searches } = serveQueue(aReview());
    await open();
    expect(await screen.findByText('Light and quick')).toBeVisible();
    expect(searches).toEqual(['?page=1&status=pending']);
  });

  it('folds a long review with its answer to one line, and a short one not', async () => {
    const text = 'Light and quick, but its cable is too short for my desk';
    serveQueue(aReview(), aReview({ id: 6, text, answer: 'We have longer ones' }));
    const { person } = await open();
    expect((await screen.findByText('Light and quick')).closest('details')).toBeNull();
    const folded = (await screen.findByText('Answered: We have longer ones')).closest('details');
    expect(folded).not.toHaveAttribute('open');
    await person.click(screen.getByText(text));
    expect(folded).toHaveAttribute('open');
  });

  it('lets sellers flag a review instead of hiding it', async () => {
    const { changes } = serveQueue(aReview());
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Flag' }));
    await waitFor(() => expect(changes).toEqual([{ flagged: true, version: 3 }]));
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  });

  it('says of a review that it is flagged, which is not done twice', async () => {
    serveQueue(aReview({ flagged_at: '2026-01-02T00:00:00.000Z' }));
    await open();
    expect(await screen.findByText('Flagged by the seller')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Flag' })).toBeDisabled();
  });

  it('approves a review with the version that was read', async () => {
    const { changes } = serveQueue(aReview());
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(changes).toEqual([{ status: 'approved', version: 3 }]));
    expect(await screen.findByText('Review approved')).toBeInTheDocument();
  });

  it.each(['Approve', 'Hide'])('shows why "%s" was refused', async (button) => {
    const message = 'You cannot approve, hide or answer your own review';
    serveQueue(aReview());
    server.use(http.patch('*/api/admin/reviews/5', () => problem(403, { code: 'OWN_REVIEW', message })));
    const { person } = await open(undefined, 'admin');
    await person.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('goes on with the next review after one is approved', async () => {
    serveQueue(aReview(), aReview({ id: 6, product: { ...aReview().product, name: 'Viper' } }));
    const { person } = await open();
    await person.click((await screen.findAllByRole('button', { name: 'Approve' }))[0]!);
    await waitFor(() =>
      expect(screen.getByText('Viper').closest('li')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('answers a review that waits, saying that this approves it', async () => {
    const { changes } = serveQueue(aReview());
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Your answer'), 'Thank you');
    expect(dialog.getByText(/Your answer approves it/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Approve and answer' }));
    await waitFor(() => expect(changes).toEqual([{ answer: 'Thank you', version: 3 }]));
  });

  it('does not overwrite a review that has changed meanwhile', async () => {
    serveQueue(aReview());
    const current = aReview({ text: 'Now it says something else', version: 4 });
    server.use(
      http.patch('*/api/admin/reviews/5', () => {
        serveQueue(current);
        return problem(409, { code: 'STALE_EDIT', message: 'Somebody was faster', current });
      }),
    );
    const { person } = await open(undefined, 'admin');
    await person.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Now it says something else')).toBeVisible();
    expect(await screen.findByText(/has changed meanwhile and is shown as it is now/)).toBeInTheDocument();
  });

  it("shows somebody else's answer before replacing it, even if the review is no longer in the list", async () => {
    serveQueue(aReview());
    const current = aReview({ status: 'approved', answer: 'Thanks from B', version: 4 });
    const changes: unknown[] = [];
    server.use(
      http.patch('*/api/admin/reviews/5', async ({ request }) => {
        changes.push(await request.json());
        server.use(
          http.get('*/api/admin/reviews', () =>
            HttpResponse.json({ reviews: [], page: 1, total: 0, totalPages: 0 }),
          ),
        );
        if (changes.length > 1) return HttpResponse.json({ message: 'Review updated', review: current });
        return problem(409, { code: 'STALE_EDIT', message: 'Somebody was faster', current });
      }),
    );
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Your answer'), 'Hi from A');
    await person.click(dialog.getByText('Approve and answer'));
    const words = 'Answer is now “Thanks from B”; saving will overwrite it';
    expect(await dialog.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Approve')).toBeNull());
    expect(dialog.getByLabelText('Your answer')).toHaveValue('Hi from A');
    await person.click(dialog.getByText('Save answer'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).toEqual([
      { answer: 'Hi from A', version: 3 },
      { answer: 'Hi from A', version: 4 },
    ]);
  });

  it('can be loaded again after a failure', async () => {
    server.use(http.get('*/api/admin/reviews', () => problem(503, { message: 'Not now' })));
    const { person } = await open();
    expect(await screen.findByText('Not now')).toBeVisible();
    serveQueue();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No reviews here.')).toBeVisible();
  });
});
