import { AsyncLocalStorage } from 'node:async_hooks';
import { jest } from '@jest/globals';
import { FairRequests } from '../src/admission/fair-requests.js';

let now = 0;
const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
afterAll(() => clock.mockRestore());

const nextTurn = () => new Promise(setImmediate);

/** Requests that take 0.4 ms each, of which three are begun in a turn. */
function given() {
  const turns = new FairRequests();
  const begun: string[] = [];
  return {
    begun,
    noteConnection: () => turns.noteConnection(),
    send: (network: string, name: string) =>
      turns.run(
        () => network,
        () => {
          begun.push(name);
          now += 0.4;
        },
      ),
  };
}

it('what comes in at once is begun while the turn has time, and the rest in the next ones', async () => {
  const { begun, send } = given();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) send('a', name);
  expect(begun).toEqual(['a1', 'a2', 'a3']);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
});

it('whoever sends many waits behind themself, and others are begun in between', async () => {
  const { begun, send } = given();
  for (let n = 1; n <= 20; n += 1) send('a', `a${n}`);
  send('b', 'b1');
  send('c', 'c1');
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
});

it('nothing of the next turn is begun before what waits', async () => {
  const { begun, send } = given();
  for (const name of ['a1', 'a2', 'a3', 'a4']) send('a', name);
  await nextTurn();
  send('a', 'a5');
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
});

it('after a connection came in, less is begun in a turn, as more may wait to come in', async () => {
  const { begun, send, noteConnection } = given();
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) send('a', name);
  noteConnection();
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6']);
});

it('a request that waited is still traced as itself', async () => {
  const traces = new AsyncLocalStorage<string>();
  const turns = new FairRequests();
  const seen: (string | undefined)[] = [];
  const ask = (trace: string) =>
    traces.run(trace, () =>
      turns.run(
        () => 'a',
        () => {
          seen.push(traces.getStore());
          now += 10;
        },
      ),
    );
  for (const trace of ['first', 'second', 'third']) ask(trace);
  await nextTurn();
  await nextTurn();
  expect(seen).toEqual(['first', 'second', 'third']);
});
