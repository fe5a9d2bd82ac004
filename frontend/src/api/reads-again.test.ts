import { jest } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { PATIENT_CHECKS } from '../testing/patient-checks';
import { server } from '../testing/server';
import { api, type ApiExtra } from './api';

const { read, send } = api.injectEndpoints({
  endpoints: (build) => ({
    read: build.query<unknown, void>({ query: () => '/api/things' }),
    send: build.mutation<unknown, void>({ query: () => ({ url: '/api/things', method: 'PUT' }) }),
  }),
}).endpoints;

const aStore = (extra: ApiExtra = {}) =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, ...PATIENT_CHECKS }).concat(api.middleware),
  });

/** So many calls are answered with the status, and those after them with what is asked for. */
function isAway(times: number, { status = 503, headers = { 'retry-after': '0' } as HeadersInit } = {}) {
  const asked = { times: 0 };
  const answer = () => {
    asked.times += 1;
    return asked.times <= times ? HttpResponse.json({}, { status, headers }) : HttpResponse.json({ it: 1 });
  };
  server.use(http.get('*/api/things', answer), http.put('*/api/things', answer));
  return asked;
}

describe('what is read while the shop is away for a moment', () => {
  it('is asked for again by itself', async () => {
    isAway(3);
    const { data } = await aStore().dispatch(read.initiate());
    expect(data).toEqual({ it: 1 });
  });

  it('is given up when the shop stays away', async () => {
    const asked = isAway(99);
    const { error } = await aStore().dispatch(read.initiate());
    expect([error, asked.times]).toEqual([expect.objectContaining({ status: 503 }), 6]);
  });

  it.each([
    ['the shop does not say when', { headers: {} }],
    ['they ask too often', { status: 429 }],
    ['it would take minutes', { headers: { 'retry-after': '600' } }],
    ['somebody between says it as a date', { headers: { 'retry-after': 'Mon, 30 Nov 2026 08:00:00 GMT' } }],
  ])('is told at once where %s', async (_why, answer) => {
    const asked = isAway(1, answer);
    const { isError } = await aStore().dispatch(read.initiate());
    expect([isError, asked.times]).toEqual([true, 1]);
  });

  it('is told at once where pages are rendered, which have no time to wait', async () => {
    const asked = isAway(1);
    const { isError } = await aStore({ baseUrl: location.origin }).dispatch(read.initiate());
    expect([isError, asked.times]).toEqual([true, 1]);
  });

  it('is not asked for again for whoever has left', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
    const asked = isAway(1, { headers: { 'retry-after': '5' } });
    const asking = aStore().dispatch(read.initiate());
    while (asked.times === 0) await jest.advanceTimersByTimeAsync(0);
    asking.abort();
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    await asking;
    expect(asked.times).toBe(1);
  });
});

it('a change is not sent again by itself', async () => {
  const asked = isAway(1);
  const { error } = await aStore().dispatch(send.initiate());
  expect([error, asked.times]).toEqual([expect.objectContaining({ status: 503 }), 1]);
});
