import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { OwnReview, OwnReviewState, ShownReview } from '../../api/types';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aProduct, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

function aReview(facts: Partial<ShownReview> = {}): ShownReview {
  return {
    id: 1,
    author: 'Chan Thou',
    rating: 4,
    text: 'Light and quick',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    answer: null,
    answered_at: null,
    ...facts,
  };
}
const anOwnReview = (facts: Partial<OwnReview> = {}): OwnReview => ({
  ...aReview(),
  status: 'pending',
  ...facts,
});

/** Serves these reviews of the product, one on each page. */
const serveReviews = (...reviews: ShownReview[]) =>
  server.use(
    http.get('*/api/reviews', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const stars = [1, 2, 3, 4, 5].map((rating) => reviews.filter((one) => one.rating === rating).length);
      const total = reviews.length;
      const average = total ? reviews.reduce((sum, { rating }) => sum + rating, 0) / total : null;
      const shown = reviews.slice(page - 1, page);
      return HttpResponse.json({ reviews: shown, average, stars, page, total, totalPages: total });
    }),
  );
const serveOwn = (own: OwnReviewState) =>
  server.use(http.get('*/api/reviews/mine', () => HttpResponse.json(own)));

function noteWrites(answer: () => HttpResponse<JsonBodyType>) {
  const writes: unknown[] = [];
  server.use(
    http.put('*/api/reviews/mine', async ({ request }) => {
      writes.push(await request.json());
      return answer();
    }),
  );
  return writes;
}
const saved = (status: OwnReview['status']) =>
  HttpResponse.json({ message: 'In English', review: anOwnReview({ status }) });
const thanks = () => saved('pending');

async function openReviews(user?: ReturnType<typeof aUser>) {
  const visit = await renderShop('/product/mouse/naga-mini-42', { user });
  await screen.findByRole('heading', { name: 'Reviews' });
  return visit;
}

beforeEach(() => {
  serveReviews();
  server.use(
    http.get('*/api/products/42', () =>
      HttpResponse.json({ product: aProduct({ rating: { average: 4.3, count: 7 } }) }),
    ),
    http.get('*/api/products', () => HttpResponse.json({ products: [], page: 1, total: 0, totalPages: 0 })),
  );
});

describe('the reviews of a product', () => {
  it('are summed up beside its name', async () => {
    await openReviews();
    expect(screen.getByRole('link', { name: '4.3 out of 5 4.3 (7)' })).toHaveAttribute('href', '#reviews');
  });

  it("are shown with their stars and the shop's answer, and a button loads more", async () => {
    serveReviews(
      aReview({ answer: 'Thank you' }),
      aReview({ id: 2, author: 'Dara', text: 'It broke', rating: 1 }),
    );
    const { person } = await openReviews();
    expect(await screen.findByText('Light and quick')).toBeVisible();
    expect(screen.getByText('Mekong Gear answers')).toBeVisible();
    expect(screen.getByText('2 reviews')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(await screen.findByText('It broke')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  });

  it.each([
    ['withdrawn', [2, 3, 4], [2, 3]],
    ['added', [9, 1, 2, 3, 4], [9, 1]],
  ])('are none twice and none left out once one was %s meanwhile', async (_, now, shown) => {
    const reviewOf = (id: number) => aReview({ id, text: `Review ${id}.` });
    serveReviews(...[1, 2, 3, 4].map(reviewOf));
    const { person } = await openReviews();
    await screen.findByText('Review 1.');
    serveReviews(...now.map(reviewOf));
    await person.click(screen.getByRole('button', { name: 'Show more reviews' }));
    const texts = () => screen.getAllByText(/^Review \d\.$/).map(({ textContent }) => textContent);
    await waitFor(() => expect(texts()).toEqual(shown.map((id) => `Review ${id}.`)));
    expect(screen.getByText(`${now.length} reviews`)).toBeVisible();
  });

  it('are said to be none when there are none', async () => {
    await openReviews();
    expect(await screen.findByText('No reviews yet.')).toBeVisible();
  });

  it('can be loaded again after a failure', async () => {
    server.use(http.get('*/api/reviews', () => problem(503, { message: 'Not now' }), { once: true }));
    const { person } = await openReviews();
    expect(await screen.findByText('Not now')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No reviews yet.')).toBeVisible();
  });
});

describe("the customer's own review", () => {
  it('is not offered to customers who have not bought the product', async () => {
    serveOwn({ may_review: false, review: null });
    await openReviews(aUser());
    await screen.findByText('No reviews yet.');
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
  });

  it('is sent with stars and text', async () => {
    serveOwn({ may_review: true, review: null });
    const writes = noteWrites(thanks);
    const { person } = await openReviews(aUser());
    await person.click(await screen.findByRole('button', { name: 'Write a review' }));
    await person.click(screen.getByRole('radio', { name: '4 stars' }));
    await person.type(screen.getByLabelText('Your review'), 'Good');
    await person.click(screen.getByRole('button', { name: 'Send review' }));
    await waitFor(() => expect(writes).toEqual([{ product_id: 42, rating: 4, text: 'Good' }]));
    expect(
      await screen.findByText('Thank you! Your review will be shown once it is approved.'),
    ).toBeInTheDocument();
  });

  it('stays as it is when it is sent unchanged', async () => {
    serveOwn({ may_review: true, review: anOwnReview({ status: 'approved' }) });
    noteWrites(() => saved('approved'));
    const { person } = await openReviews(aUser());
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    await person.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Your review stays as it is.')).toBeInTheDocument();
  });

  it('needs stars', async () => {
    serveOwn({ may_review: true, review: null });
    const { person } = await openReviews(aUser());
    await person.click(await screen.findByRole('button', { name: 'Write a review' }));
    await person.click(screen.getByRole('button', { name: 'Send review' }));
    expect(screen.getByText('Please choose a star rating.')).toBeVisible();
  });

  it('no longer asks for stars once they are chosen', async () => {
    serveOwn({ may_review: true, review: null });
    const { person } = await openReviews(aUser());
    await person.click(await screen.findByRole('button', { name: 'Write a review' }));
    await person.click(screen.getByRole('button', { name: 'Send review' }));
    await person.click(screen.getByRole('radio', { name: '4 stars' }));
    expect(screen.queryByText('Please choose a star rating.')).toBeNull();
  });

  it('warns before editing that an approved review has to be approved again', async () => {
    serveOwn({ may_review: true, review: anOwnReview({ status: 'approved' }) });
    const { person } = await openReviews(aUser());
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(screen.getByText(/^A changed review waits for approval again/)).toBeVisible();
  });

  it('keeps the input when it cannot be sent', async () => {
    serveOwn({ may_review: true, review: anOwnReview({ rating: 2, text: 'Fine' }) });
    noteWrites(() => problem(503, { message: 'Not now' }));
    const { person } = await openReviews(aUser());
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    await person.type(screen.getByLabelText('Your review'), ' indeed');
    await person.click(screen.getByRole('button', { name: 'Send review' }));
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(screen.getByLabelText('Your review')).toHaveValue('Fine indeed');
  });

  it('says that it waits for approval, and can be deleted', async () => {
    let deleted = 0;
    serveOwn({ may_review: true, review: anOwnReview() });
    server.use(
      http.delete('*/api/reviews/mine', () => {
        deleted += 1;
        return HttpResponse.json({ message: 'Review deleted' });
      }),
    );
    const { person } = await openReviews(aUser());
    const own = within((await screen.findByText('Your review')).closest('div')!);
    expect(own.getByText('Your review is waiting for approval.')).toBeVisible();
    await person.click(own.getByRole('button', { name: 'Delete' }));
    const question = within(screen.getByRole('dialog', { name: 'Delete your review?' }));
    await person.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toBe(1));
  });
});
