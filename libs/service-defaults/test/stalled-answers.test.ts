import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { waitFor } from '@mekong/testing';
import { endStalledAnswers } from '../src/http/stalled-answers.js';

const ms = 200;
/** More than the system holds for a connection. */
const large = Buffer.alloc(64 * 1024 * 1024);

let server: Server;
let answers: ServerResponse[];
beforeEach(async () => {
  answers = [];
  server = createServer((_request, answer) => void answers.push(answer));
  endStalledAnswers(server, ms);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A caller that reads only when told to, with the answer that is to be sent. */
async function asking(): Promise<{ caller: Socket; answer: ServerResponse }> {
  const caller = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  caller.on('error', () => undefined);
  caller.write('GET / HTTP/1.1\r\nhost: shop.test\r\n\r\n');
  const place = answers.length;
  await waitFor(() => answers.length > place, { what: 'the request' });
  return { caller, answer: answers[place]! };
}

it('a caller who does not read the answer loses the connection', async () => {
  const { answer } = await asking();
  answer.end(large);
  await waitFor(() => answer.destroyed, { what: 'the connection to end' });
});

it('one who waits for the answer, or for the next part of it, keeps it', async () => {
  const [waiting, streaming, stalled] = [await asking(), await asking(), await asking()];
  let received = '';
  for (const { caller } of [waiting, streaming])
    caller.on('data', (part) => (received += String(part))).resume();
  streaming.answer.write('first part');
  await waitFor(() => received.includes('first part'), { what: 'the first part' });
  stalled.answer.end(large);
  await waitFor(() => stalled.answer.destroyed, { what: 'the stalled connection to end' });
  waiting.answer.end('late answer');
  streaming.answer.end('last part');
  await waitFor(() => received.includes('late answer') && received.includes('last part'), {
    what: 'the late answers',
  });
});
