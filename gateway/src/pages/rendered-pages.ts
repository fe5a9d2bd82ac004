import { Inject, Injectable } from '@nestjs/common';
import { createLogger } from '@mekong/service-defaults';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../config.js';
import { RenderingLimits } from '../admission/index.js';
import { AnswerMaker, type ReadyAnswer } from '../answers/index.js';
import { CachedReads, MicroCache, tooLarge } from '../cache/index.js';
import { publicReadOf } from '../routes/index.js';
import { sessionOf } from '../session/index.js';
import { readBuiltPage } from './built-page.js';
import { BuiltRenderer, type RefusedForm } from './built-renderer.js';
import { ShopInPages } from './page-facts.js';
import { fillBarePage, fillPage, languageOf, themeOf } from './page-template.js';
import { wayFrom } from './way-from.js';

/** The header of a rendered page that tells its proper address, where it may be shown under others. */
const properAddress = 'content-location';

/** The page on which nothing can be read until its code has asked for the order. */
const paymentPath = /^\/payment\/([\w-]+)$/;
/** The pages that are the same for everybody at first; personal ones are, until the session has been checked. */
const renderedPaths = [
  /^\/$/,
  /^\/category\/[^/]+$/,
  /^\/product\/[^/]+\/[^/]+$/,
  /^\/pages\/[^/]+$/,
  /^\/search$/,
  /^\/checkout$/,
  /^\/login$/,
  /^\/signup$/,
  /^\/forgot-password$/,
  /^\/verify-email$/,
  /^\/warranty$/,
  paymentPath,
  /^\/user-profile$/,
  /^\/account$/,
];
/** The pages that are rendered with what is their owner's, if somebody is logged in. */
const ownPaths = ['/user-profile', '/checkout'];
const sessionRead = '/api/auth/check-auth';
/** When the catalogue takes longer, the bare page is served instead. */
const patienceMs = 1_000;
/** The first page of a screen also waits for the code of it, which takes its time on a machine that has just started. */
const firstPatienceMs = 4_000;

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  // They decide the language and theme.
  vary: 'Accept-Encoding, Accept-Language, Cookie',
};

type Visit = Pick<FastifyRequest, 'url' | 'headers' | 'ip'>;

/** What the storefront's code reads to render a page, but for the public reads. */
type OwnRead = (path: string) => Promise<Response>;
interface Rendering {
  posted?: RefusedForm;
  readOwn?: OwnRead;
}

/** Renders public pages with their data, so that they are readable before the storefront's code has arrived. */
@Injectable()
export class RenderedPages {
  private readonly logger;
  private readonly renderer = new BuiltRenderer();
  private readonly limits = new RenderingLimits();
  private readonly triedScreens = new Set<string>();

  constructor(
    private readonly cache: MicroCache,
    private readonly reads: CachedReads,
    private readonly answers: AnswerMaker,
    private readonly shop: ShopInPages,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {
    this.logger = createLogger('gateway', config.LOG_LEVEL);
  }

  /**
   * The page as HTML with its data in it; undefined when the bare page is to be served. `readOwn` reads as whoever asks for it. Never
   * throws.
   */
  async answer(root: string, request: FastifyRequest, readOwn: OwnRead): Promise<ReadyAnswer | undefined> {
    const path = request.url.split('?')[0]!;
    if (!renderedPaths.some((page) => page.test(path))) return undefined;
    const { headers, ip } = request;
    try {
      const { code, stamp } = await this.renderer.load(root);
      const url = code.addressOf(request.url);
      if (ownPaths.includes(request.url) && sessionOf(headers.cookie, this.config.PUBLIC_URL)) {
        const own = await this.renderIfFree(root, { url, headers, ip }, { readOwn }).catch(() => undefined);
        // Else the page is the same for everybody, until the browser has loaded what is theirs.
        if (own) return own;
      }
      // The code that a page of an earlier build names is gone.
      const build = `${stamp} ${readBuiltPage(root).stamp}`;
      const key = ['page', build, languageOf(headers), themeOf(headers), url].join(' ');
      const page = await this.cache.get(key, () => this.renderIfFree(root, { url, headers, ip }));
      if (page === tooLarge) return undefined;
      return this.wayTo(wayFrom(request.url, page.headers[properAddress])) ?? page;
    } catch (error) {
      if (!(error instanceof TooBusy)) this.logger.warn({ err: error, path }, 'a page could not be rendered');
      return undefined;
    }
  }

  /**
   * A Link header by which whoever is logged in asks for the order as soon as its payment page begins to arrive: the page
   * itself is the same for all orders.
   */
  linkFor(path: string, { headers }: Pick<Visit, 'headers'>): string | undefined {
    const order = paymentPath.exec(path)?.[1];
    if (!order || !sessionOf(headers.cookie, this.config.PUBLIC_URL)) return undefined;
    return `</api/checkout/order/${order}>; rel=preload; as=fetch; crossorigin=use-credentials`;
  }

  /** The page of a form that was refused, with what was typed; undefined where too many pages are being rendered. */
  async refused(root: string, request: FastifyRequest, posted: RefusedForm): Promise<string | undefined> {
    const done = await this.limits.take(request.ip);
    if (!done) return undefined;
    const { headers, ip } = request;
    const { html } = await this.render(root, { url: `/${posted.name}`, headers, ip }, { posted }).finally(
      done,
    );
    return html;
  }

  /** Leads an address that is another writing of a screen's there: in another letter case, or with a slash behind it. */
  async rewritten(root: string, address: string): Promise<ReadyAnswer | undefined> {
    const renderer = await this.renderer.load(root).catch(() => undefined);
    const [path, ...query] = address.split('?');
    const proper = renderer?.code.properPath(path!) ?? path!;
    return this.wayTo(proper === path ? undefined : [proper, ...query].join('?'));
  }

  /** The page without a screen in it; its status says whether the storefront has one for the path. */
  async bare(root: string, path: string, address: string): Promise<ReadyAnswer> {
    const page = fillBarePage(readBuiltPage(root).bare, await this.shop.now(address));
    const renderer = await this.renderer.load(root).catch(() => undefined);
    return this.pageAnswer(renderer?.code.isScreen(path) === false ? 404 : 200, page);
  }

  private async renderIfFree(root: string, request: Visit, how: Rendering = {}): Promise<ReadyAnswer> {
    const done = await this.limits.take(request.ip);
    if (!done) throw new TooBusy();
    // A page that took too long still counts until it is rendered.
    const rendering = this.render(root, request, how).finally(done);
    const screen = screenOf(request.url);
    return withinPatience(
      rendering.then(({ status, html, address }) => this.pageAnswer(status, html, address)),
      this.triedScreens.has(screen) ? patienceMs : firstPatienceMs,
    ).finally(() => this.triedScreens.add(screen));
  }

  private async render(root: string, { url, headers, ip }: Visit, { posted, readOwn }: Rendering) {
    const { code } = await this.renderer.load(root);
    const shop = await this.shop.now(ip);
    const language = languageOf(headers);
    const isUrgent = paymentPath.test(url);
    const reads = isUrgent ? [sessionRead] : [];
    const fetchFn: typeof fetch = (input) => this.read(input, reads, ip, readOwn);
    const { origin } = new URL(this.config.PUBLIC_URL);
    const rendered = await code.render({
      url,
      language,
      shopName: shop.shopName,
      shippingPolicy: shop.shippingPolicy,
      origin,
      fetchFn,
      posted,
      isPersonal: readOwn !== undefined,
    });
    const html = fillPage(readBuiltPage(root).rendered, {
      ...rendered,
      reads,
      screen: screenOf(url),
      isUrgent,
      language,
      theme: themeOf(headers),
      shop,
    });
    return { ...rendered, html };
  }

  /** Answers one of the storefront's API calls without the network, and adds it to `reads`. */
  private async read(
    input: Parameters<typeof fetch>[0],
    reads: string[],
    ip: string,
    readOwn?: OwnRead,
  ): Promise<Response> {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const read = publicReadOf(pathname + search);
    if (!read && !readOwn) return new Response(null, { status: 404 });
    reads.push(pathname + search);
    if (!read) return readOwn!(pathname + search);
    const answer = await this.reads.get(read, ip);
    if (answer === tooLarge) return new Response(null, { status: 503 });
    return new Response(new Uint8Array(answer.body), answer);
  }

  private pageAnswer(status: number, html: string, address?: string): ReadyAnswer {
    const headers = {
      ...pageHeaders,
      ...(address && { [properAddress]: address }),
      ...(status === 404 && { 'x-robots-tag': 'noindex' }),
    };
    return this.answers.make(status, headers, Buffer.from(html));
  }

  /** Browsers do not keep the way, as what has moved may move back. */
  private wayTo(location: string | undefined): ReadyAnswer | undefined {
    return location === undefined
      ? undefined
      : this.answers.make(301, { location, 'cache-control': 'no-cache' }, Buffer.alloc(0));
  }
}

class TooBusy extends Error {}

const screenOf = (url: string): string => url.split(/[/?]/)[1]!;

function withinPatience<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The catalogue took too long')), ms);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
