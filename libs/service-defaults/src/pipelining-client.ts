import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import pg, { type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import { currentCaller, inSpan } from './trace.js';
import { sqlSpan } from './tracing/sql-span.js';

/** The statement by which TypeORM begins a transaction, and those by which it ends one. */
const begin = 'START TRANSACTION';
const ends = ['COMMIT', 'ROLLBACK'];

/** PostgreSQL's code for a transaction in which a statement has failed. */
const aborted = '25P02';

/** PostgreSQL's code of a server that can only be read, and those of one that stops or has crashed. */
const readOnly = '25006';
const leaves = [readOnly, '57P01', '57P02', '57P03'];

const nothing: QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] };

/** What is known of a database's commits, shared by the connections of a pool and what watches over it. */
export interface Commits {
  /** They wait for a standby that is away: until one is back, nothing more is written. */
  isStalled: boolean;
}

export type PipeliningConfig = ClientConfig & { commits?: Commits };

type Query = (...parts: unknown[]) => Promise<QueryResult>;
type Callback = (...answer: unknown[]) => void;

/** How often to look whether somebody still waits for a statement; most are answered before. */
const lookMs = 1_000;

/** A statement that is run on any connection of the pool knows by itself who alone waits for it. */
export type WithCaller<Statement> = Statement & { caller?: ServerResponse };

/** A statement that is sent with the next one. */
interface Held {
  statement: QueryConfig;
  resolve(answer: QueryResult | Promise<QueryResult>): void;
}

/**
 * Writes all statements of one turn of the event loop to the socket at once, and sends the beginning of a transaction
 * together with its first statement, and its end with its last ones. Writing to sockets used to be two fifths of the time of
 * an order; and what a transaction has locked, others wait for until its end has been sent.
 */
export class PipeliningClient extends pg.Client {
  private isCorked = false;
  private mustBegin = false;
  private isInTransaction = false;
  private held: Held[] = [];
  /** Why PostgreSQL refuses all further statements of the transaction. */
  private failure: unknown;
  private readonly commits: Commits;
  private isReadOnly = false;
  /** Since when a statement of it has no answer, as `performance.now()` tells it. */
  busySince?: number;

  constructor(config: PipeliningConfig) {
    // The pool makes the password non-enumerable, so the spread alone would lose it.
    super({ ...config, password: config.password, pipeline: true } as ClientConfig);
    // The pool and TypeORM listen for errors each in their turn, but not in between, nor on a client taken from the pool by
    // hand: a connection lost at such a moment would end the process. The client is unusable after that, and is discarded.
    this.on('error', () => undefined);
    this.commits = config.commits ?? { isStalled: false };
    this.on('drain', () => (this.busySince = undefined));
    const send = this.leavingDemoted(this.query.bind(this) as Query);
    this.query = ((...parts: unknown[]) => this.record(send, parts)) as typeof this.query;
  }

  /** Sends a statement of a transaction with the next one, at the latest with the commit, which throws its error. */
  queryWithNext(statement: QueryConfig): void {
    // Whoever uses the connection next would send it.
    if (!this.isInTransaction) throw new Error('the transaction has ended');
    const run = () => new Promise<QueryResult>((resolve) => this.held.push({ statement, resolve }));
    inSpan(() => sqlSpan(statement.text, this.database), run).catch(() => undefined);
  }

  /** Closes the connection at once: its statements fail, and whoever has it gives it up, so that it leaves the pool. */
  cut(reason = new Error('Connection terminated')): void {
    this.parts.connection.stream.destroy();
    this.emit('error', reason);
  }

  /** A new connection leads to the server that has taken the place of the one that says so. */
  private leavingDemoted(send: Query): Query {
    const look = (error: unknown) => {
      const code = String((error as { code?: string } | null)?.code);
      if (!leaves.includes(code) || (code === readOnly && this.isReadOnly)) return;
      this.cut(error as Error);
      if (code === readOnly) this.emit('demoted');
    };
    return (...parts) => {
      const answered = parts.at(-1);
      if (typeof answered === 'function') {
        const lookAndAnswer: Callback = (...answer) => {
          look(answer[0]);
          (answered as Callback)(...answer);
        };
        return send(...parts.with(-1, lookAndAnswer));
      }
      const sent = send(...parts);
      sent.catch(look);
      return sent;
    };
  }

  /** A callback is the pool's, which runs a statement when a connection is free, and so perhaps under another caller's trace. */
  private record(send: Query, parts: unknown[]): Promise<QueryResult> {
    const [query] = parts;
    const answered = parts.at(-1);
    if (typeof answered === 'function') {
      const { caller } = query as WithCaller<object>;
      if (!caller) return this.submit(send, parts);
      const stop = this.endWith(caller);
      const stopAndAnswer: Callback = (...answer) => {
        stop();
        (answered as Callback)(...answer);
      };
      return this.submit(send, parts.with(-1, stopAndAnswer));
    }
    const text = textOf(query);
    if (text === begin) return this.submit(send, parts);
    return inSpan(
      () => sqlSpan(text, this.database),
      () => this.whileWaitedFor(() => this.submit(send, parts)),
    );
  }

  private whileWaitedFor(run: () => Promise<QueryResult>): Promise<QueryResult> {
    const caller = currentCaller();
    return caller ? run().finally(this.endWith(caller)) : run();
  }

  /**
   * Ends the connection when its caller has gone without an answer: PostgreSQL notices that, and ends the statement. One that
   * was only told to end the statement might end the next one, of somebody else. Answers what stops looking.
   */
  private endWith(caller: ServerResponse): () => void {
    const timer = setInterval(() => {
      if (caller.destroyed && !caller.writableFinished) this.cut();
    }, lookMs).unref();
    return () => clearInterval(timer);
  }

  private submit(send: Query, parts: unknown[]): Promise<QueryResult> {
    const [text] = parts;
    if (text === begin) {
      this.mustBegin = true;
      this.isInTransaction = true;
      this.failure = undefined;
      return Promise.resolve(nothing);
    }
    const isOfTransaction = this.isInTransaction && typeof parts.at(-1) !== 'function';
    if (ends.includes(text as string)) this.isInTransaction = false;
    if (text === 'ROLLBACK') this.held.splice(0).forEach(({ resolve }) => resolve(nothing));
    const held = this.held.splice(0);
    if (this.mustBegin || !isOfTransaction) this.followCommits(send);
    if (this.mustBegin) {
      this.mustBegin = false;
      // The transaction was empty.
      if (held.length === 0 && ends.includes(text as string)) return Promise.resolve(nothing);
      this.cork();
      // It only fails when the connection is lost, and then the next statement fails as well.
      send(begin).catch(() => undefined);
    }
    this.cork();
    for (const { statement, resolve } of held) resolve(this.noteFailure(send(statement)));
    // What had failed since the savepoint is mended.
    if (String(text).startsWith('ROLLBACK TO')) this.failure = undefined;
    if (text === 'COMMIT') {
      const sent = refuseRollback(send(...parts));
      return held.length > 0 ? this.explained(sent) : sent;
    }
    // Of statements that are sent together any may be the first whose error is looked at.
    return isOfTransaction ? this.explained(this.noteFailure(send(...parts))) : send(...parts);
  }

  /** PostgreSQL itself tells what would write: that fails at once, instead of waiting with all others. */
  private followCommits(send: Query): void {
    const { isStalled } = this.commits;
    if (isStalled === this.isReadOnly) return;
    this.isReadOnly = isStalled;
    this.cork();
    const mode = isStalled ? 'SET default_transaction_read_only = on' : 'RESET default_transaction_read_only';
    send(mode).catch(() => undefined);
  }

  /** Before anybody gets the error of the next statement, which may arrive together with this one's. */
  private noteFailure(sent: Promise<QueryResult>): Promise<QueryResult> {
    sent.catch((error) => (this.failure ??= error));
    return sent;
  }

  /** A statement fails with this code because one before it has failed, and that one says why. */
  private async explained(sent: Promise<QueryResult>): Promise<QueryResult> {
    try {
      return await sent;
    } catch (error) {
      throw (error as { code?: string }).code === aborted ? (this.failure ?? error) : error;
    }
  }

  /** How many bytes have come, while a statement has been sent to its end and waits for its answer; otherwise nothing. */
  get heard(): number | undefined {
    const { stream } = this.parts.connection;
    const isWaiting = this.busySince !== undefined && stream.writableLength === 0 && !stream.destroyed;
    return isWaiting ? stream.bytesRead : undefined;
  }

  private get parts(): { connection: { stream: Socket } } {
    return this as unknown as { connection: { stream: Socket } };
  }

  private cork(): void {
    this.busySince ??= performance.now();
    if (this.isCorked) return;
    const { stream } = this.parts.connection;
    this.isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.isCorked = false;
      stream.uncork();
    });
  }
}

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : String((query as { text?: string }).text);

/** Throws when the commit rolled back: PostgreSQL does that without an error after a failed statement. */
async function refuseRollback(sent: Promise<QueryResult>): Promise<QueryResult> {
  const answer = await sent;
  if (answer.command !== 'ROLLBACK') return answer;
  const reason = 'the transaction was rolled back: a statement in it had failed';
  throw Object.assign(new Error(reason), { code: aborted });
}
