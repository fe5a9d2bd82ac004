import { Inject, Injectable } from '@nestjs/common';
import { notFound, notLoggedIn, serviceNames } from '@mekong/contracts';
import {
  cartPaths,
  currentTraceparent,
  cutOffIdle,
  isUpload,
  keyInUse,
  maxCartBytes,
  maxJsonBytes,
} from '@mekong/service-defaults';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  BodiesUnderWay,
  CallsUnderWay,
  CheckoutsUnderWay,
  IncomingConnections,
  FairReads,
  GuessLimits,
  UploadSlots,
} from '../admission/index.js';
import { CachedReads, tooLarge } from '../cache/index.js';
import { LOCAL, type LocalServices, openConnections, type Replica, Upstreams } from '../replicas/index.js';
import { patterns, type PublicRead, publicReadIn, type Route, routeOf } from '../routes/index.js';
import { AuthClient, claimsOf, refuseForeignOrigin, sessionOf } from '../session/index.js';
import { CONFIG, type GatewayConfig } from '../config.js';
import { isRead } from './is-read.js';
import { LocalCalls } from './local-calls.js';
import { RemoteCalls } from './remote-calls.js';
import type { Headers } from './call-handling.js';
import { uploadConstraint } from './upload-constraint.js';

/** Headers by which a caller could claim to be somebody else, beside tokens, of which no route here takes any; only the gateway sets them. */
const reserved = [
  'x-gateway-key',
  'x-client-address',
  'x-replicas',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  // undici sends none of these: bodies are always read, and a connection to a service is no caller's.
  'expect',
  'keep-alive',
  'upgrade',
];

/** Calls of a service at once. So many that a service which lets some callers wait (auth hashes in turns) knows of all others too. */
const maxCalls = 1_000;

/** Uploads take as long as their senders need, so they have connections of their own as well. */
const maxUploads = 500;

/** Its answers stay open for a minute, so it has connections of its own, for which other calls do not wait. */
const streamPath = '/api/notifications/stream';
const maxStreams = 4_000;

/** Forwards calls to the services: reads bodies first, streams uploads, and replaces sessions by identity tokens. */
@Injectable()
export class Proxy {
  private readonly tokens = new WeakMap<FastifyRequest, string>();
  private readonly addresses = new WeakMap<FastifyRequest, string>();

  constructor(
    private readonly remote: RemoteCalls,
    private readonly localCalls: LocalCalls,
    private readonly upstreams: Upstreams,
    private readonly auth: AuthClient,
    private readonly cachedReads: CachedReads,
    private readonly uploads: UploadSlots,
    private readonly calls: CallsUnderWay,
    private readonly checkouts: CheckoutsUnderWay,
    private readonly connections: IncomingConnections,
    private readonly bodies: BodiesUnderWay,
    private readonly fairReads: FairReads,
    private readonly guesses: GuessLimits,
    @Inject(LOCAL) private readonly local: LocalServices,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** The Fastify plugin that holds the routes. Only uploads are unread when a route gets them. */
  readonly plugin = async (fastify: FastifyInstance): Promise<void> => {
    fastify.addContentTypeParser(/^multipart\/form-data/i, (_request, payload, done) => done(null, payload));
    fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    fastify.addHook('preParsing', async (request, reply, payload) => {
      if (!isUpload(request)) this.bodies.reserve(request, reply);
      return payload;
    });
    await fastify.register(async (scope) => {
      await this.connect(scope, maxCalls, (origin) => this.upstreams.at(origin));
      for (const pattern of [...patterns, ...cartPaths]) {
        const bodyLimit = cartPaths.includes(pattern) ? maxCartBytes : maxJsonBytes;
        scope.all(pattern, { bodyLimit }, (request, reply) =>
          this.calls.run(request, reply, () => this.pass(request, reply)),
        );
      }
    });
    fastify.addConstraintStrategy(uploadConstraint);
    await fastify.register(async (scope) => {
      await this.connect(scope, maxUploads);
      for (const pattern of [...patterns, ...cartPaths])
        scope.all(pattern, { constraints: { upload: true } }, (request, reply) => this.pass(request, reply));
    });
    await fastify.register(async (scope) => {
      await this.connect(scope, maxStreams);
      const open = new Set<FastifyReply>();
      scope.addHook('preClose', async () => open.forEach(({ raw }) => void raw.destroy()));
      scope.get(streamPath, (request, reply) => {
        open.add(reply);
        reply.raw.once('close', () => open.delete(reply));
        return this.pass(request, reply);
      });
    });
  };

  /** Who made this call; undefined for visitors. */
  userOf(request: FastifyRequest): string | undefined {
    const token = this.tokens.get(request);
    return token && claimsOf(token).sub;
  }

  /** Where this call came from, also once a service of this process has got it with headers that do not say so. */
  addressOf(request: FastifyRequest): string {
    return this.addresses.get(request) ?? request.ip;
  }

  private async connect(
    scope: FastifyInstance,
    connections: number,
    replicaAt: (origin: string) => Replica | undefined = () => undefined,
  ): Promise<void> {
    if (serviceNames.some((name) => !this.local[name])) await openConnections(scope, connections, replicaAt);
  }

  private async pass(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const path = pathOf(request);
    const route = routeOf(path);
    if (!route) throw notFound('Page');
    refuseForeignOrigin(request.method, request.headers, this.config.PUBLIC_URL);
    if (route.isGuessable) await this.guesses.take(request.ip);
    if (route.isCheckout) await this.limitCheckout(request, reply);
    const read = publicReadIn(request);
    if (read && (await this.answeredFromCache(read, request, reply))) return reply;
    // The whole catalogue is kept by nobody, as it is streamed.
    if ((route.isShared || read) && !isUpload(request))
      return this.fairReads.run(route.service, request.ip, async () =>
        reply.raw.destroyed ? reply.hijack() : this.passAsCaller(route, request, reply, Boolean(read)),
      );
    return this.passAsCaller(route, request, reply, false);
  }

  /** A public read is the same for everybody, also one that is streamed. */
  private async passAsCaller(
    route: Route,
    request: FastifyRequest,
    reply: FastifyReply,
    isPublic: boolean,
  ): Promise<unknown> {
    const token = isPublic ? null : await this.callerOf(route, request);
    if (token) this.tokens.set(request, token);
    if (isUpload(request)) return this.upload(route, request, reply, token);
    return this.passOn(route, request, reply, token);
  }

  /**
   * Counts a checkout, and lets it begin after the crowd that it came with is counted as well. Without a session auth refuses it, and
   * no order of it waits.
   */
  private async limitCheckout(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = this.sessionOf(request);
    if (!session || request.method !== 'POST' || isUpload(request)) return;
    try {
      this.checkouts.add(request, reply, session);
    } catch (refusal) {
      await this.checkouts.pauseOutsideLine(session);
      throw refusal;
    }
    await this.connections.untilAllAreIn();
  }

  /** An upload's turn ends with its answer, or when its sender has gone. */
  private async upload(
    route: Route,
    request: FastifyRequest,
    reply: FastifyReply,
    token: string | null,
  ): Promise<FastifyReply> {
    if (!token) throw notLoggedIn();
    await this.uploads.run(claimsOf(token).sub, request.ip, async () => {
      if (reply.raw.destroyed) return;
      cutOffIdle(request.raw, this.config.UPLOAD_IDLE_MS);
      const ended = new Promise((resolve) => reply.raw.once('close', resolve));
      this.passOn(route, request, reply, token).catch((error: unknown) => void reply.send(error));
      await ended;
    });
    return reply;
  }

  /** Resolves when the service has answered. */
  private passOn(
    route: Route,
    request: FastifyRequest,
    reply: FastifyReply,
    token: string | null,
  ): Promise<FastifyReply> {
    this.addresses.set(request, request.ip);
    const calls = this.local[route.service] ? this.localCalls : this.remote;
    return calls.forward(route, request, reply, {
      headersFor: (headers) => this.headersFor(route, request, headers, token),
      onAnswer: (status) => this.dropChanged(route, request, status),
    });
  }

  private async answeredFromCache(
    read: PublicRead,
    { raw, ip }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<boolean> {
    const answer = await this.cachedReads.get(read, ip, () => reply.raw.destroyed);
    if (answer === tooLarge) return false;
    reply.hijack();
    await answer?.send(raw, reply.raw);
    return true;
  }

  /**
   * What uploads and streams ask of auth counts too, and checkouts take turns by network for it: anybody can send them, with
   * made-up sessions.
   */
  private async callerOf(route: Route, request: FastifyRequest): Promise<string | null> {
    const lookUp = () => this.identityToken(route, request);
    if (route.isCheckout) return this.fairReads.run('auth', request.ip, lookUp);
    return isUpload(request) || route.streams ? this.calls.during(request, lookUp) : lookUp();
  }

  private async identityToken(route: Route, request: FastifyRequest): Promise<string | null> {
    const session = this.sessionOf(request);
    if (!session) return null;
    if (isAboutSessions(request)) this.auth.forget(session);
    if (!route.anonymous) return this.auth.vouch(session, route.service);
    const isPersonal = route.personalWith && hasField(request.body, route.personalWith);
    return isPersonal ? this.auth.vouch(session, route.service).catch(() => null) : null;
  }

  private sessionOf({ headers }: FastifyRequest): string | undefined {
    return sessionOf(headers.cookie, this.config.PUBLIC_URL);
  }

  /** Drops cached answers and sessions that the call has changed, before its caller gets the answer. */
  private dropChanged(route: Route, request: FastifyRequest, status: number): void {
    if (isRead(request)) return;
    if (status < 400 && (route.cached || route.clearsCache))
      this.cachedReads.clear(typeof route.clearsCache === 'string' ? route.clearsCache : '');
    // While the session was being ended, another call may have cached its token again.
    const session = changesClaims(request) ? this.sessionOf(request) : undefined;
    if (session) this.auth.forget(session);
  }

  private headersFor(route: Route, request: FastifyRequest, headers: Headers, token: string | null): Headers {
    const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => !reserved.includes(name)));
    // Only auth may see the session.
    if (route.service !== 'auth') delete passed.cookie;
    if (token) passed.authorization = `Bearer ${token}`;
    // Services limit networks, and believe the gateway's word on where a call comes from.
    passed['x-gateway-key'] = keyInUse(this.config.GATEWAY_KEY);
    passed['x-client-address'] = request.ip;
    if (route.tellsReplicas)
      passed['x-replicas'] = JSON.stringify(this.upstreams.countByState(route.service));
    passed.traceparent = currentTraceparent();
    return passed;
  }
}

/** A body that is not parsed has a field with what may be a part of another text, which does no harm. */
const hasField = (body: unknown, field: string): boolean =>
  Buffer.isBuffer(body) ? body.includes(field) : Object.keys(body ?? {}).includes(field);

const isAboutSessions = ({ url }: FastifyRequest) => url.startsWith('/api/auth/');

/** Whether what auth states about the caller may be another after this call: a new password or two-step login opens routes. */
const changesClaims = (request: FastifyRequest) =>
  isAboutSessions(request) || request.url.startsWith('/api/account/');

/** Letters, digits and `-._~`, which nobody has to encode: a service would read the path as another one than the gateway has. */
const encodedPlainSign = /%(2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/i;

/**
 * The path as sent. Throws a 404 when it normalizes to another path (dots, double slashes, encoded letters): services might read
 * it differently.
 */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0]!;
  if (new URL(path, 'http://gateway').pathname !== path || encodedPlainSign.test(path))
    throw notFound('Page');
  return path;
}
