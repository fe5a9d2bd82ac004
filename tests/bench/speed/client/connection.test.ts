import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Connection, readAnswer } from './connection.mjs';

async function serverOf(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const connection = new Connection(`http://localhost:${(server.address() as AddressInfo).port}`);
  const close = () => {
    connection.close();
    server.closeAllConnections();
    server.close();
  };
  return { connection, close };
}

describe('an answer', () => {
  const whole = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
  const chunked = 'HTTP/1.1 404 No\r\ntransfer-encoding: chunked\r\n\r\n3\r\nhel\r\n2\r\nlo\r\n0\r\n\r\n';

  it.each([
    [whole, 200],
    [chunked, 404],
  ])('%j is parsed', (text, status) => {
    const answer = readAnswer(Buffer.from(text))!;
    expect([answer.status, answer.body.toString()]).toEqual([status, 'hello']);
  });

  it.each([whole, chunked])('%j is undefined while a byte is missing', (text) => {
    for (let length = 0; length < text.length; length += 1) {
      expect(readAnswer(Buffer.from(text.slice(0, length)))).toBeUndefined();
    }
  });

  it('can have no body', () => {
    expect(readAnswer(Buffer.from('HTTP/1.1 304 Not Modified\r\n\r\n'))).toMatchObject({ status: 304 });
  });
});

describe('a connection', () => {
  it('sends requests with a body one after the other', async () => {
    const { connection, close } = await serverOf((request, response) => {
      void request
        .toArray()
        .then((parts) => response.end(`${request.method} ${request.url} ${parts.join('')}`));
    });
    const first = await connection.request('GET', '/one');
    const second = await connection.request('POST', '/two', { body: { name: 'ខ្មែរ' } });
    expect([first, second].map(({ body }) => body.toString())).toEqual([
      'GET /one ',
      'POST /two {"name":"ខ្មែរ"}',
    ]);
    close();
  });

  it('rejects when the server closes the connection instead of answering', async () => {
    const { connection, close } = await serverOf((request) => void request.socket.destroy());
    await expect(connection.request('GET', '/')).rejects.toThrow('closed the connection');
    close();
  });
});
