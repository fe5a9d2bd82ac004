import '@testing-library/jest-dom';
import { server } from './server';

// jsdom has no layout, so it answers neither media queries nor scrolling.
Object.defineProperty(window, 'matchMedia', {
  value: (media: string) =>
    Object.assign(new EventTarget(), { matches: false, media, addListener() {}, removeListener() {} }),
});
window.scrollTo = () => undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => localStorage.clear());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
