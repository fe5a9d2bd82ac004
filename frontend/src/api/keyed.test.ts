import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { PATIENT_CHECKS } from '../testing/patient-checks';
import { problem } from '../testing/problem';
import { server } from '../testing/server';
import { api } from './api';
import { onPasswordNeeded } from './password-prompt';

const { send } = api.injectEndpoints({
  endpoints: (build) => ({
    send: build.mutation<unknown, { url?: string; method?: string; body?: unknown; headers?: HeadersInit }>({
      query: ({ url = '/api/things', method = 'POST', ...call }) => ({ url, method, ...call }) as never,
    }),
  }),
}).endpoints;

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) =>
    defaults({ thunk: { extraArgument: {} }, ...PATIENT_CHECKS }).concat(api.middleware),
});
const act = (call: Parameters<typeof send.initiate>[0]) => store.dispatch(send.initiate(call));
const done = () => HttpResponse.json({});

/** Answers every call with the next of these, and then as done; lists the keys that came. */
function answering(...answers: HttpResponseResolver[]): (string | null)[] {
  const keys: (string | null)[] = [];
  const answer: HttpResponseResolver = (call) => {
    keys.push(call.request.headers.get('idempotency-key'));
    return (answers[keys.length - 1] ?? done)(call);
  };
  server.use(
    http.all('*/api/things', answer),
    http.all('*/api/others', answer),
    http.patch('*/api/products/42', answer),
  );
  return keys;
}

/** How many different keys came, each being a random one. */
function different(keys: (string | null)[]): number {
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  return new Set(keys).size;
}

let serial = 0;
const aNote = () => ({ text: `Note ${(serial += 1)}` });
const aForm = (name: string) => {
  const form = new FormData();
  form.set('name', 'Tonle');
  form.set('image', new File(['x'], name, { lastModified: 1 }));
  return form;
};

describe('the key of an action', () => {
  it.each<[string, HttpResponseResolver]>([
    ['the connection was lost', () => HttpResponse.error()],
    ['the shop was away', () => problem(503, { code: 'UNAVAILABLE' })],
    ['nobody knows whether it was done', () => problem(503, { code: 'OUTCOME_UNKNOWN' })],
    ['the first is under way', () => problem(409, { code: 'UNDER_WAY' })],
  ])('stays when it is tried again, unchanged, as %s', async (_why, answer) => {
    const keys = answering(answer, answer);
    const body = aNote();
    for (let times = 0; times < 3; times += 1) await act({ body: { ...body } });
    expect(keys).toHaveLength(3);
    expect(different(keys)).toBe(1);
  });

  it('stays when a form with files is sent again, and changes with another file', async () => {
    const keys = answering(...Array.from({ length: 3 }, () => () => HttpResponse.error()));
    for (const name of ['a.png', 'a.png', 'b.png']) await act({ body: aForm(name) });
    expect(different(keys.slice(0, 2))).toBe(1);
    expect(different(keys)).toBe(2);
  });

  it('is a new one two minutes later, when its effect may have been seen and taken back', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    const keys = answering(() => HttpResponse.error());
    const body = aNote();
    await act({ body });
    jest.advanceTimersByTime(120_000);
    await act({ body });
    jest.useRealTimers();
    expect(different(keys)).toBe(2);
  });

  it('is not ended by a call that was answered late, when the action is another one already', async () => {
    let answerLate = () => {};
    const late = new Promise<void>((resolve) => (answerLate = resolve));
    const keys = answering(
      async () => {
        await late;
        return HttpResponse.json({});
      },
      done,
      () => HttpResponse.error(),
    );
    const body = aNote();
    const first = act({ body });
    await act({ body });
    await act({ body });
    answerLate();
    await first;
    await act({ body });
    expect(keys).toHaveLength(4);
    expect(keys[3]).toBe(keys[2]);
  });

  it('is the same for two clicks at once', async () => {
    const keys = answering();
    const body = aNote();
    await Promise.all([act({ body }), act({ body })]);
    expect(different(keys)).toBe(1);
  });

  it('stays when the call is repeated after the password was confirmed', async () => {
    const takeBack = onPasswordNeeded(() => Promise.resolve(true));
    const keys = answering(() => problem(403, { code: 'CONFIRM_PASSWORD' }));
    await act({ body: aNote() });
    takeBack();
    expect(keys).toHaveLength(2);
    expect(different(keys)).toBe(1);
  });

  it.each<[string, HttpResponseResolver]>([
    ['it was done', done],
    ['it was refused', () => problem(400, { code: 'INVALID_INPUT' })],
    ['it was done already', () => problem(409, { code: 'ALREADY_DONE' })],
  ])('is a new one when %s: the next is another action', async (_what, answer) => {
    const keys = answering(answer);
    const body = aNote();
    await act({ body });
    await act({ body });
    expect(different(keys)).toBe(2);
  });

  it('is another one for another text or another address', async () => {
    const keys = answering(...Array.from({ length: 3 }, () => () => HttpResponse.error()));
    const body = aNote();
    await act({ body });
    await act({ body: aNote() });
    await act({ body, url: '/api/others' });
    expect(different(keys)).toBe(3);
  });

  it('is that which the call brings, where it brings one', async () => {
    const keys = answering();
    await act({ body: aNote(), headers: { 'Idempotency-Key': 'of-the-order' } });
    expect(keys).toEqual(['of-the-order']);
  });

  it('stays when a change of a product is tried again, which may add pieces', async () => {
    const keys = answering(() => HttpResponse.error());
    const change = { url: '/api/products/42', method: 'PATCH', body: { stock_change: '5' } };
    for (let times = 0; times < 2; times += 1) await act(change);
    expect(keys).toHaveLength(2);
    expect(different(keys)).toBe(1);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('is not sent with a %s', async (method) => {
    const keys = answering();
    await act({ method });
    expect(keys).toEqual([null]);
  });
});
