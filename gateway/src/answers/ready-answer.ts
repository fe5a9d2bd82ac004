import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bestEncoding, pack, type Encoding } from './packed-bodies.js';
import type { HeaderList } from './security-headers.js';

/** Shorter texts are not worth compressing. */
const smallestPacked = 1_000;

/** An answer in one encoding, ready to be sent. */
interface Form {
  etag: string;
  head: string[];
  /** The head of a 304. */
  unchangedHead: string[];
  body: Buffer;
}

/** A whole answer, kept in every encoding in which it was requested so far. */
export class ReadyAnswer {
  /** Its size in memory, including the encodings that are made later. */
  readonly bytes: number;
  private readonly isPackable: boolean;
  private readonly etag: string;
  private readonly forms = new Map<Encoding | undefined, Form>();
  private readonly beingMade = new Map<Encoding | undefined, Promise<Form>>();

  /** `security` is sent with the headers. The arguments must not be changed afterwards. */
  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly body: Buffer,
    private readonly security: HeaderList,
  ) {
    // Images are compressed already, and short texts are small.
    this.isPackable = body.length > smallestPacked && /json|html/.test(headers['content-type'] ?? '');
    this.bytes = body.length * (this.isPackable ? 2 : 1) + 4_000;
    this.etag = createHash('sha1').update(body).digest('base64url');
  }

  /** Sends it at once if its form for this caller exists already; answers whether it did. */
  sendIfMade(request: IncomingMessage, response: ServerResponse): boolean {
    const form = this.forms.get(this.encodingFor(request));
    if (form) this.write(form, request, response);
    return form !== undefined;
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.write(await this.formFor(this.encodingFor(request)), request, response);
  }

  private encodingFor({ headers }: IncomingMessage): Encoding | undefined {
    return this.isPackable ? bestEncoding(headers['accept-encoding'] as string | undefined) : undefined;
  }

  private write(form: Form, { headers }: IncomingMessage, response: ServerResponse): void {
    if (this.status === 200 && matchesEtag(headers['if-none-match'], form.etag)) {
      response.writeHead(304, form.unchangedHead).end();
    } else {
      response.writeHead(this.status, form.head).end(form.body);
    }
  }

  /** Makes each form once, however many callers want it at the same time. */
  private formFor(encoding: Encoding | undefined): Promise<Form> {
    const known = this.beingMade.get(encoding);
    if (known) return known;
    const made = this.make(encoding);
    this.beingMade.set(encoding, made);
    return made;
  }

  private async make(encoding: Encoding | undefined): Promise<Form> {
    const body = encoding ? await pack(this.body, encoding) : this.body;
    const etag = `"${this.etag}${encoding ? `-${encoding}` : ''}"`;
    const { 'content-type': type, vary, ...others } = this.headers;
    const shared = [...this.security, ...Object.entries(others).flat()];
    if (vary ?? this.isPackable) shared.push('vary', vary ?? 'Accept-Encoding');
    if (this.status === 200) shared.push('etag', etag);
    const about = ['content-type', type ?? 'application/octet-stream', 'content-length', String(body.length)];
    if (encoding) about.push('content-encoding', encoding);
    const form = { etag, head: [...shared, ...about], unchangedHead: shared, body };
    this.forms.set(encoding, form);
    return form;
  }
}

/** Whether an If-None-Match header matches this ETag. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === etag || header.split(',').some((one) => ['*', etag, `W/${etag}`].includes(one.trim()));
}
