import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toast } from 'sonner';
import { server } from './server';

/** A channel within the page. Node's own would keep the test process alive. */
class PageChannel {
  port1: { onmessage: ((event: object) => void) | null } = { onmessage: null };
  port2 = { postMessage: (data: unknown) => void setTimeout(() => this.port1.onmessage?.({ data })) };
}

/** Watches sizes that never change. */
class NoResizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom has no layout, so it answers neither media queries nor scrolling, opens no dialogs and gives files no address.
function completeJsdom() {
  Object.defineProperty(window, 'matchMedia', {
    value: (media: string) =>
      Object.assign(new EventTarget(), { matches: false, media, addListener() {}, removeListener() {} }),
  });
  window.scrollTo = () => undefined;
  // As in new browsers, with a promise.
  Element.prototype.scrollIntoView = () => Promise.resolve() as never;
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
  Object.assign(window, { MessageChannel: PageChannel, ResizeObserver: NoResizes });
  const styleOf = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element) => styleOf(element);
  // antd's thousands of rules make every question for a role or a style take seconds, and show nothing here.
  Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set() {}, get: () => '' });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
}

const hasPage = typeof window !== 'undefined';
if (hasPage) completeJsdom();

// A screen's code is loaded when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(120_000);

// Tests wait for what the screen shows, as a person would; updates come when they come.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  if (!hasPage) return;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => server.resetHandlers());
// Toasts outlive the page that they were shown on.
afterEach(() => void toast.dismiss());
afterAll(() => server.close());
