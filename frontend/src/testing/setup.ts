import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { server } from './server';

// jsdom has no layout, so it answers neither media queries nor scrolling, and opens no dialogs.
function completeJsdom() {
  Object.defineProperty(window, 'matchMedia', {
    value: (media: string) =>
      Object.assign(new EventTarget(), { matches: false, media, addListener() {}, removeListener() {} }),
  });
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
}

const hasPage = typeof window !== 'undefined';
if (hasPage) completeJsdom();

// A screen's code is loaded when it is first opened, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  if (!hasPage) return;
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
