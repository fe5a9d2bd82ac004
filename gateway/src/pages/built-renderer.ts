import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A form that was refused, as the page that comes back shows it. */
export interface RefusedForm {
  name: 'login' | 'signup' | 'forgot-password';
  failure: { status: number; data: unknown };
  /** What was typed, but for the password. */
  values: Record<string, string>;
}

/** The exports of the storefront's server build (`frontend/src/entry-server.tsx`). */
interface Renderer {
  isScreen(path: string): boolean;
  properPath(path: string): string;
  addressOf(url: string): string;
  render(request: {
    url: string;
    language: string | undefined;
    shopName: string;
    shippingPolicy: string;
    /** Where the shop is served, for addresses that other sites follow. */
    origin: string;
    fetchFn: typeof fetch;
    isPersonal?: boolean;
    posted?: RefusedForm;
  }): Promise<{ status: number; root: string; head: string; address?: string }>;
}

/** A build that could not be loaded is tried again after so long. */
const againAfterMs = 500;

interface Loaded {
  /** Tells one build from the next. */
  stamp: number;
  code: Renderer;
}

/** The storefront's server build, loaded again after each build. */
export class BuiltRenderer {
  private loaded: Loaded | undefined;
  private loading: { stamp: number; done: Promise<Loaded> } | undefined;
  private tries = 0;

  /** The newest build that is there as a whole. Rejects where there was none yet. */
  async load(root: string): Promise<Loaded> {
    const path = join(root, '..', 'dist-server', 'entry-server.js');
    const stamp = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (this.loaded && (stamp === undefined || stamp === this.loaded.stamp)) return this.loaded;
    if (stamp === undefined) throw new Error(`There is no ${path}`);
    if (this.loading?.stamp !== stamp) this.loading = { stamp, done: this.import(path, stamp) };
    try {
      return (this.loaded = await this.loading.done);
    } catch (error) {
      if (this.loaded) return this.loaded;
      throw error;
    }
  }

  private async import(path: string, stamp: number): Promise<Loaded> {
    // Node.js keeps what it could not load, by its address.
    const url = `${pathToFileURL(path).href}?${stamp}-${(this.tries += 1)}`;
    try {
      return { stamp, code: (await import(url)) as Renderer };
    } catch (error) {
      setTimeout(() => (this.loading = undefined), againAfterMs).unref();
      throw error;
    }
  }
}
