import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StaffQuestion } from '../../../api/types';
import { problem } from '../../../testing/problem';
import { renderShop } from '../../../testing/render-shop';
import { aUser } from '../../../testing/samples';
import { server } from '../../../testing/server';

const aQuestion = (facts: Partial<StaffQuestion> = {}): StaffQuestion => ({
  id: 5,
  author: 'Chan Thou',
  text: 'Is it quiet?',
  status: 'waiting',
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  answer: null,
  answered_at: null,
  product: { id: 42, name: 'Naga Mini', category: 'mouse', image_url: '/images/42.webp' },
  ...facts,
});

/** Serves these questions; returns the queries and the changes that were sent. */
function serveQuestions(...questions: StaffQuestion[]) {
  const seen = { searches: [] as string[], changes: [] as unknown[] };
  server.use(
    http.get('*/api/admin/questions', ({ request }) => {
      seen.searches.push(new URL(request.url).search);
      return HttpResponse.json({ questions, page: 1, total: questions.length, totalPages: 1 });
    }),
    http.patch('*/api/admin/questions/5', async ({ request }) => {
      seen.changes.push(await request.json());
      return HttpResponse.json({ message: 'Question updated', question: questions[0] });
    }),
  );
  return seen;
}

const open = (path = '/seller-dashboard/questions', role: 'seller' | 'packer' = 'seller') =>
  renderShop(path, { user: aUser({ role }) });

it('questions are listed by the status in the address', async () => {
  const { searches } = serveQuestions(aQuestion());
  await open('/seller-dashboard/questions/waiting');
  expect(await screen.findByText('Is it quiet?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Naga Mini' })).toHaveAttribute(
    'href',
    '/product/mouse/naga-mini-42',
  );
  expect(searches).toEqual(['?page=1&status=waiting']);
});

it('a question is answered in the version that was read', async () => {
  const { changes } = serveQuestions(aQuestion());
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Answer' }));
  const field = await screen.findByLabelText('Your answer');
  expect(field).toHaveAccessibleDescription('Both are shown in the shop, and who has asked gets a mail.');
  await person.type(field, ' Yes, very ');
  await person.click(screen.getByRole('button', { name: 'Save answer' }));
  await waitFor(() => expect(changes).toEqual([{ answer: 'Yes, very', version: 3 }]));
  expect(await screen.findByText('Answer saved')).toBeInTheDocument();
});

it.each([
  ['Hide', { status: 'answered', answer: 'Yes' } as const, true, 'Question hidden'],
  ['Show', { status: 'hidden' } as const, false, 'Question shown'],
])('%s does so', async (button, facts, hidden, told) => {
  const { changes } = serveQuestions(aQuestion(facts));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(changes).toEqual([{ hidden, version: 3 }]));
  expect(await screen.findByText(told)).toBeInTheDocument();
});

it('a question that has changed meanwhile is shown as it is now', async () => {
  const { searches } = serveQuestions(aQuestion());
  const stale = {
    code: 'STALE_EDIT',
    params: { what: 'question' },
    message: 'Changed',
    current: aQuestion(),
  };
  server.use(http.patch('*/api/admin/questions/5', () => problem(409, stale)));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Hide' }));
  expect(await screen.findByText(/^The question has changed meanwhile and is shown/)).toBeInTheDocument();
  await waitFor(() => expect(searches).toHaveLength(2));
});

it('who packs has no questions', async () => {
  const { searches } = serveQuestions(aQuestion());
  const { router } = await open('/seller-dashboard/questions', 'packer');
  await waitFor(() => expect(router.state.location.pathname).toBe('/seller-dashboard'));
  expect(searches).toEqual([]);
});
