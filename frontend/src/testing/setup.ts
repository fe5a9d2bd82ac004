import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toast } from 'sonner';
import { server } from './server';
import { spareTime } from './spare-time';

/** Node's own MessageChannel would keep the test process alive. */
class PageChannel {
  port1: { onmessage: ((event: object) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: unknown) => void setTimeout(() => this.port1.onmessage?.({ data })) };
}

/** jsdom has no layout, so sizes never change. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom has no layout, so everything is in sight. */
class AllInSight {
  constructor(private readonly note: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    setTimeout(() => this.note([{ isIntersecting: true }]));
  }
  disconnect() {}
}

// Adds what jsdom lacks: media queries, scrolling, dialogs and addresses of files.
function completeJsdom() {
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    value: (media: string) =>
      Object.assign(new EventTarget(), { matches: false, media, addListener() {}, removeListener() {} }),
  });
  window.scrollTo = () => undefined;
  // New browsers return a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
  let addresses = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${(addresses += 1)}`, revokeObjectURL() {} });
  Object.assign(window, {
    ...{ MessageChannel: PageChannel, ResizeObserver: NoResizes, IntersectionObserver: AllInSight },
  });
  const styleOf = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => styleOf(element);
  // Ignores antd's thousands of CSS rules, which make every query for a role take seconds.
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set() {}, get: () => '' });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && this.close());
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

const hasPage = typeof window !== 'undefined';
if (hasPage) completeJsdom();
if (hasPage) spareTime();

// Loading a screen's code for the first time can be slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 * Number(process.env.TEST_PATIENCE ?? 1) });
jest.setTimeout(120_000);

// Tests wait for what the screen shows instead of wrapping updates in act().
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  if (!hasPage) return;
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['language', 'language-chosen']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});
afterEach(() => server.resetHandlers());
// Toasts would stay for the next test.
afterEach(() => void toast.dismiss());
afterAll(() => server.close());
