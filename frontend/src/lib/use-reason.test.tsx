import { renderHook } from '@testing-library/react';
import { useReason } from './use-reason';

const unanswered = { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' };

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}

afterEach(() => setOnline(true));

describe('the reason of a failed call', () => {
  it.each([
    [false, 'You are offline.'],
    [true, 'The shop cannot be reached.'],
  ])('without an answer, when the device has a network: %s', (isOnline, reason) => {
    setOnline(isOnline);
    const { result: reasonOf } = renderHook(() => useReason());
    expect(reasonOf.current(unanswered)).toBe(reason);
  });

  it("is the server's, if it gave one", () => {
    const { result: reasonOf } = renderHook(() => useReason());
    expect(reasonOf.current({ status: 409, data: { message: 'Somebody was faster' } })).toBe(
      'Somebody was faster',
    );
  });

  it('is unknown otherwise', () => {
    const { result: reasonOf } = renderHook(() => useReason());
    expect(reasonOf.current(new Error('broken'))).toBeNull();
  });
});
