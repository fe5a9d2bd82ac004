import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A public address, for a resolver that is asked for a host of a test. */
export const publicAddress = '93.184.215.14';

/** A server on this machine that stands for all of the web, with what each path answers, and what it was asked. */
export class TheWeb {
  private readonly answers = new Map<string, RequestListener>();
  /** `host path` of each request, in order. */
  readonly asked: string[] = [];
  /** The headers of the last request. */
  headers: Record<string, unknown> = {};
  /** To which addresses connections went. */
  readonly reached: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    this.asked.push(`${request.headers.host} ${request.url}`);
    this.headers = request.headers;
    const answer = this.answers.get(request.url ?? '');
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  answer(path: string, how: RequestListener | Buffer): void {
    this.answers.set(path, Buffer.isBuffer(how) ? (_request, response) => response.end(how) : how);
  }

  /** Where a connection to an address goes: whatever it is, here. */
  placeOf(address: string): { host: string; port: number } {
    this.reached.push(address);
    return { host: '127.0.0.1', port: (this.server.address() as AddressInfo).port };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
