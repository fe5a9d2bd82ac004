import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Inject, Injectable } from '@nestjs/common';
import { createLogger } from '@mekong/service-defaults';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../config.js';
import { CachedReads } from './cached-reads.js';
import { MicroCache, type CachedAnswer } from './micro-cache.js';
import { fillPage, languageOf, nameShop, themeOf } from './page-template.js';
import { routeOf } from './route-table.js';

/** What the storefront's build offers for the server (`frontend/src/entry-server.tsx`). */
interface Painter {
  isScreen(path: string): boolean;
  paint(request: {
    url: string;
    language: string | undefined;
    shopName: string;
    fetchFn: typeof fetch;
  }): Promise<{ status: number; root: string; head: string }>;
}

/** The pages that look the same to everybody at first. */
const painted = [/^\/$/, /^\/category\/[^/]+$/, /^\/product\/[^/]+\/[^/]+$/, /^\/checkout$/];
/** A catalogue that takes longer is left to the browser to ask; so is what comes while so many are being painted. */
const patienceMs = 1_000;
const mostAtOnce = 16;

/** Paints public pages with their data, so that they are readable before the storefront's code has arrived. */
@Injectable()
export class PaintedPages {
  private readonly logger;
  private painter: { stamp: number; code: Promise<Painter> } | undefined;
  private atWork = 0;

  constructor(
    private readonly cache: MicroCache,
    private readonly reads: CachedReads,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {
    this.logger = createLogger('gateway', config.LOG_LEVEL);
  }

  /** The page as HTML with its data in it; undefined where the bare page has to do. Never throws. */
  async answer(root: string, request: FastifyRequest): Promise<CachedAnswer | undefined> {
    const path = request.url.split('?')[0]!;
    if (!painted.some((page) => page.test(path))) return undefined;
    const key = ['page', languageOf(request.headers), themeOf(request.headers), request.url].join(' ');
    try {
      return await this.cache.get(key, () => this.drawInTurn(root, request));
    } catch (error) {
      if (!(error instanceof TooBusy)) this.logger.warn({ err: error, path }, 'a page could not be painted');
      return undefined;
    }
  }

  /** The page without a screen in it; its status says whether the storefront has one for the path. */
  async bare(root: string, path: string): Promise<CachedAnswer> {
    const page = nameShop(readFileSync(join(root, 'index.html'), 'utf8'), this.config.SHOP_NAME);
    const painter = await this.loadPainter(root).catch(() => undefined);
    return { ...pageAnswer(page), status: painter?.isScreen(path) === false ? 404 : 200 };
  }

  private async drawInTurn(root: string, request: FastifyRequest): Promise<CachedAnswer> {
    if (this.atWork >= mostAtOnce) throw new TooBusy();
    this.atWork += 1;
    try {
      return await withinPatience(this.draw(root, request));
    } finally {
      this.atWork -= 1;
    }
  }

  private async draw(root: string, { url, headers }: FastifyRequest): Promise<CachedAnswer> {
    const { paint } = await this.loadPainter(root);
    const language = languageOf(headers);
    const shopName = this.config.SHOP_NAME;
    const reads: string[] = [];
    const fetchFn: typeof fetch = (input) => this.ownRead(input, reads);
    const picture = await paint({ url, language, shopName, fetchFn });
    const page = readFileSync(join(root, 'index.html'), 'utf8');
    const html = fillPage(page, {
      ...picture,
      styles: stylesOf(root, page),
      reads,
      language,
      theme: themeOf(headers),
      shopName,
      origin: new URL(this.config.PUBLIC_URL).origin,
    });
    return { ...pageAnswer(html), status: picture.status };
  }

  /** One of the storefront's own calls, answered without going round through the network, and noted in `reads`. */
  private async ownRead(input: Parameters<typeof fetch>[0], reads: string[]): Promise<Response> {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const route = routeOf(pathname);
    if (!route?.cached) return new Response(null, { status: 404 });
    reads.push(pathname + search);
    const { status, headers, body } = await this.reads.read(route, pathname + search);
    return new Response(new Uint8Array(body), { status, headers });
  }

  /** Loaded anew after a build. */
  private async loadPainter(root: string): Promise<Painter> {
    const path = join(root, '..', 'dist-server', 'entry-server.js');
    const stamp = statSync(path).mtimeMs;
    if (this.painter?.stamp !== stamp) {
      this.painter = { stamp, code: import(`${pathToFileURL(path).href}?${stamp}`) as Promise<Painter> };
    }
    return this.painter.code;
  }
}

function pageAnswer(html: string): CachedAnswer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    // Which language and theme it is painted in.
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  };
  return { status: 200, headers, body: Buffer.from(html), packed: {} };
}

/** The text of the stylesheet that a built page links. */
function stylesOf(root: string, page: string): string {
  const path = /<link rel="stylesheet"[^>]*href="(\/assets\/[\w.-]+\.css)"/.exec(page)?.[1];
  return path ? readFileSync(join(root, path), 'utf8') : '';
}

class TooBusy extends Error {}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The catalogue took too long')), patienceMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
