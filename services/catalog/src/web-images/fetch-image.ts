import { request as plainly, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as securely } from 'node:https';
import { Injectable } from '@nestjs/common';
import { AllowedHosts, hostOf } from './addresses.js';
import { hostRefused, notFoundAt, refused, tooLargeAt, WebImageRefused } from './errors.js';
import { ImageHostsRepository } from './image-hosts.repository.js';
import { isPublicAddress } from './public-address.js';
import { WebDoor } from './web-door.js';

const megabyte = 1024 * 1024;
/** As of uploaded ones. */
const mostMegabytes = 5;
const mostRedirects = 3;
const mostHeaderBytes = 16 * 1024;

/** Nothing that tells the shop's people from each other. */
const headers = {
  'user-agent': 'MekongGear/1.0 (product images)',
  accept: 'image/webp,image/png,image/jpeg',
  'accept-encoding': 'identity',
};

/**
 * Fetches images from hosts that an admin has allowed. Their names are resolved here, and the connection goes to the very address
 * that was checked, so that a name which means another one a moment later changes nothing. What comes back is not trusted:
 * whoever stores it judges it by its content.
 */
@Injectable()
export class FetchImage {
  constructor(
    private readonly door: WebDoor,
    private readonly hosts: ImageHostsRepository,
  ) {}

  /** The bytes of an image, as they come. Throws WebImageRefused. */
  async fetch(address: string): Promise<Buffer> {
    const allowed = new AllowedHosts((await this.hosts.get()).hosts);
    const signal = AbortSignal.timeout(this.door.mostMs);
    let url = new URL(address);
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const answer = await this.ask(url, allowed, signal);
      if (Buffer.isBuffer(answer)) return answer;
      url = answer;
    }
    throw refused('redirects', hostOf(url));
  }

  /** What stands there, or where it sends on to. */
  private async ask(url: URL, allowed: AllowedHosts, signal: AbortSignal): Promise<Buffer | URL> {
    const host = hostOf(url);
    refuseForeign(url, allowed);
    try {
      const address = await orAborted(this.publicAddressOf(host), signal);
      const response = await send(url, this.door.placeOf(address, portOf(url)), signal);
      return await answerOf(response, url).finally(() => response.destroy());
    } catch (error) {
      throw error instanceof WebImageRefused ? error : refused('unreachable', host);
    }
  }

  /** The first of a host's addresses, all of which are public: one that also has others is not trusted. */
  private async publicAddressOf(host: string): Promise<string> {
    const addresses = await this.door.addressesOf(host);
    if (!addresses.every(isPublicAddress)) throw refused('private', host);
    const [first] = addresses;
    if (first === undefined) throw refused('unreachable', host);
    return first;
  }
}

function refuseForeign(url: URL, allowed: AllowedHosts): void {
  const host = hostOf(url);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '' || url.port !== '') throw refused('address', host);
  const why = allowed.refusal(url);
  if (why) throw new WebImageRefused(hostRefused(host, why));
}

const portOf = ({ protocol }: URL) => (protocol === 'https:' ? 443 : 80);

/** A resolver cannot be told to stop. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

function send(
  url: URL,
  place: { host: string; port: number },
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const ask = url.protocol === 'https:' ? securely : plainly;
  const options: RequestOptions & { servername: string } = {
    ...place,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host },
    servername: hostOf(url),
    agent: false,
    maxHeaderSize: mostHeaderBytes,
    signal,
  };
  return new Promise((resolve, reject) => {
    ask(options, resolve).on('error', reject).end();
  });
}

async function answerOf(response: IncomingMessage, url: URL): Promise<Buffer | URL> {
  const { statusCode: status = 0, headers: said } = response;
  // What goes wrong after we have enough is nothing to us.
  response.on('error', () => undefined);
  if (said.location !== undefined && [301, 302, 303, 307, 308].includes(status)) {
    if (!URL.canParse(said.location, url.href)) throw notFoundAt(hostOf(url), status);
    return new URL(said.location, url);
  }
  if (status !== 200) throw notFoundAt(hostOf(url), status);
  if ((said['content-encoding'] ?? 'identity') !== 'identity') throw refused('compressed', hostOf(url));
  return bodyOf(response, hostOf(url));
}

async function bodyOf(response: IncomingMessage, host: string): Promise<Buffer> {
  const most = mostMegabytes * megabyte;
  if (Number(response.headers['content-length'] ?? 0) > most) throw tooLargeAt(host, mostMegabytes);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw tooLargeAt(host, mostMegabytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}
