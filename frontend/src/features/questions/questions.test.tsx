import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OwnQuestion, ShownQuestion } from '../../api/types';
import { problem } from '../../testing/problem';
import { renderShop } from '../../testing/render-shop';
import { aProduct, aUser } from '../../testing/samples';
import { server } from '../../testing/server';

const QUESTIONS = '*/api/products/42/questions';

const aQuestion = (facts: Partial<ShownQuestion> = {}): ShownQuestion => ({
  id: 1,
  author: 'Chan Thou',
  text: 'Is it quiet?',
  created_at: '2026-01-01T00:00:00.000Z',
  answer: 'Yes, very',
  answered_at: '2026-01-02T00:00:00.000Z',
  ...facts,
});
const anOwn = (facts: Partial<OwnQuestion> = {}): OwnQuestion => ({
  ...aQuestion({ answer: null, answered_at: null }),
  status: 'waiting',
  ...facts,
});

/** Serves these questions of the product, one on each page. */
const serveQuestions = (...questions: ShownQuestion[]) =>
  server.use(
    http.get(QUESTIONS, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const total = questions.length;
      return HttpResponse.json({
        questions: questions.slice(page - 1, page),
        page,
        total,
        totalPages: total,
      });
    }),
  );

/** Serves what the user has asked, which grows by what is sent; returns the sent texts. */
function serveOwn(...own: OwnQuestion[]) {
  const sent: unknown[] = [];
  server.use(
    http.get(`${QUESTIONS}/mine`, () => HttpResponse.json({ questions: own })),
    http.post(QUESTIONS, async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      sent.push(text);
      own.unshift(anOwn({ id: 9, text }));
      return HttpResponse.json({ message: 'In English', question: own[0] }, { status: 201 });
    }),
    http.delete(`${QUESTIONS}/:id`, ({ params }) => {
      own.splice(
        own.findIndex(({ id }) => id === Number(params.id)),
        1,
      );
      return HttpResponse.json({ message: 'In English' });
    }),
  );
  return sent;
}

beforeEach(() => {
  sessionStorage.clear();
  server.use(
    http.get('*/api/products/42', () => HttpResponse.json({ product: aProduct({ id: 42 }) })),
    http.get('*/api/reviews/mine', () => HttpResponse.json({ may_review: false, review: null })),
  );
});

async function open(user?: ReturnType<typeof aUser>, language: 'en' | 'km' = 'en') {
  const visit = await renderShop('/product/mouse/naga-mini-42', { user, language });
  await screen.findByRole('heading', { name: language === 'km' ? 'សំណួរ' : 'Questions' });
  return visit;
}

async function openForm(user = aUser()) {
  const visit = await open(user);
  await visit.person.click(await screen.findByRole('button', { name: 'Ask a question' }));
  return { ...visit, field: screen.getByLabelText('Your question') };
}

describe('the questions about a product', () => {
  it('are shown with their answers, the next ones when asked for', async () => {
    serveQuestions(aQuestion(), aQuestion({ id: 2, text: 'How heavy?', answer: '60 g' }));
    const { person } = await open();
    expect(await screen.findByText('Chan Thou asks')).toBeVisible();
    expect(screen.getByText('Yes, very')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show more questions' }));
    expect(await screen.findByText('60 g')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more questions' })).toBeNull();
  });

  it('are none at first, and visitors log in to ask', async () => {
    serveQuestions();
    const { person, router } = await open();
    expect(await screen.findByText('Nobody has asked yet.')).toBeVisible();
    await person.click(screen.getByRole('link', { name: 'Log in to ask a question' }));
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/product/mouse/naga-mini-42' },
    });
  });

  it('can be asked for again when they cannot be loaded', async () => {
    serveQuestions(aQuestion());
    server.use(http.get(QUESTIONS, () => problem(500, { message: 'Something went wrong' }), { once: true }));
    const { person } = await open();
    expect(await screen.findByText('Something went wrong')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Is it quiet?')).toBeVisible();
  });

  it('are in Khmer when chosen', async () => {
    server.use(http.get('*/api/value-words', () => HttpResponse.json({ words: {} })));
    serveQuestions(aQuestion({ author: 'A former customer', is_former_customer: true }));
    await open(undefined, 'km');
    expect(await screen.findByText('អតិថិជនចាស់ សួរ')).toBeVisible();
  });
});

describe('a question', () => {
  beforeEach(() => serveQuestions());

  it('is sent, thanked for, and shown to its asker until it is answered', async () => {
    const sent = serveOwn();
    const { person, field } = await openForm();
    await person.type(field, '  Is it quiet?');
    await person.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText('Thank you! We answer by email, and here.')).toBeInTheDocument();
    expect(sent).toEqual(['Is it quiet?']);
    expect(await screen.findByText('We answer by email, and here.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask a question' })).toBeVisible();
  });

  it('without words is not sent', async () => {
    const sent = serveOwn();
    const { person, field } = await openForm();
    await person.click(screen.getByRole('button', { name: 'Send question' }));
    expect(field).toHaveAccessibleDescription('Please write your question.');
    expect(sent).toEqual([]);
  });

  it('that is refused says why and keeps its words', async () => {
    serveOwn();
    const refusal = { code: 'TOO_MANY_QUESTIONS', params: { most: 10 }, message: 'Please wait.' };
    server.use(http.post(QUESTIONS, () => problem(409, refusal)));
    const { person, field } = await openForm();
    await person.type(field, 'One more?');
    await person.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText('Please wait.')).toBeVisible();
    expect(field).toHaveValue('One more?');
  });

  it('outlives the session in which it was written, for nobody but its asker', async () => {
    serveOwn();
    const visit = await openForm();
    await visit.person.type(visit.field, 'Is it quiet?');
    server.use(http.post(QUESTIONS, () => problem(401, { message: 'Please log in' }), { once: true }));
    await visit.person.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByRole('link', { name: 'Log in to ask a question' })).toBeVisible();
    cleanup();
    await open(aUser({ id: 'somebody-else' }));
    expect(await screen.findByRole('button', { name: 'Ask a question' })).toBeVisible();
    cleanup();
    await open(aUser());
    expect(await screen.findByLabelText('Your question')).toHaveValue('Is it quiet?');
  });

  it('can be taken back', async () => {
    serveOwn(anOwn({ status: 'hidden' }));
    const { person } = await open(aUser());
    expect(await screen.findByText('It is not shown in the shop.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Delete' }));
    await person.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1)!);
    await waitFor(() => expect(screen.queryByText('Your question')).toBeNull());
    expect(await screen.findByText('Question deleted')).toBeInTheDocument();
  });
});
