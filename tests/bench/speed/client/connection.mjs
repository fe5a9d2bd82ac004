import { connect } from 'node:net';

const endOfHead = Buffer.from('\r\n\r\n');

/**
 * A persistent HTTP/1.1 connection for one request at a time. It parses as little of the answer as possible, so that the
 * client uses little of the processors that it measures.
 */
export class Connection {
  #host;
  #port;
  #socket;
  #from;
  #received = [];
  #waiting;

  /**
   * @param {string} origin
   * @param {string} [from] the address of this machine that it comes from
   */
  constructor(origin, from) {
    const { host, port } = new URL(origin);
    this.#host = host;
    this.#port = Number(port);
    this.#from = from;
  }

  /**
   * Resolves with the answer's status, head (text) and body (bytes). Rejects when the connection breaks.
   *
   * @param {string} method
   * @param {string} path
   * @param {{ cookie?: string, encoding?: string, body?: unknown }} [more]
   */
  request(method, path, { cookie, encoding, body } = {}) {
    const text = body === undefined ? '' : JSON.stringify(body);
    const head =
      `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n` +
      (cookie ? `cookie: ${cookie}\r\n` : '') +
      (encoding ? `accept-encoding: ${encoding}\r\n` : '') +
      (text && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`);
    return new Promise((done, fail) => {
      this.#waiting = { done, fail };
      this.#open().write(`${head}\r\n${text}`);
    });
  }

  close() {
    this.#socket?.destroy();
  }

  #open() {
    if (this.#socket?.writable) return this.#socket;
    this.#received = [];
    const socket = connect({
      port: this.#port,
      host: '127.0.0.1',
      localAddress: this.#from,
      noDelay: true,
    });
    socket.on('data', (bytes) => this.#take(bytes));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (socket === this.#socket) this.#waiting?.fail(new Error(`${this.#host} closed the connection`));
    });
    return (this.#socket = socket);
  }

  #take(bytes) {
    this.#received.push(bytes);
    const all = this.#received.length === 1 ? bytes : Buffer.concat(this.#received);
    this.#received = [all];
    const answer = readAnswer(all);
    if (!answer) return;
    this.#received = [];
    const { done } = this.#waiting;
    this.#waiting = undefined;
    done(answer);
  }
}

/** Parses an answer; undefined while it is incomplete. */
export function readAnswer(bytes) {
  const headEnd = bytes.indexOf(endOfHead);
  if (headEnd < 0) return undefined;
  const head = bytes.latin1Slice(0, headEnd);
  const rest = bytes.subarray(headEnd + 4);
  const body = bodyOf(head, rest);
  return body && { status: Number(head.slice(9, 12)), head, body };
}

function bodyOf(head, rest) {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head);
  if (length) return rest.length >= Number(length[1]) ? rest : undefined;
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return unchunked(rest);
  return rest.subarray(0, 0);
}

function unchunked(rest) {
  const parts = [];
  for (let at = 0; ;) {
    const lineEnd = rest.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = parseInt(rest.latin1Slice(at, lineEnd), 16);
    const end = lineEnd + 2 + size + 2;
    if (rest.length < end) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(rest.subarray(lineEnd + 2, end - 2));
    at = end;
  }
}
