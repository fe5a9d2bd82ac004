import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { anyText, oneOf, useListAddress } from './use-list-address';

const FILTERS = { q: anyText, status: oneOf(['new', 'old']) };

/** Renders the hook at an address; `here` returns the current one. */
function open(at: string, options?: Parameters<typeof useListAddress<typeof FILTERS>>[1]) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path="/list/:status?" element={children} />
      </Routes>
    </MemoryRouter>
  );
  const { result } = renderHook(() => ({ ...useListAddress(FILTERS, options), location: useLocation() }), {
    wrapper,
  });
  return { result, here: () => result.current.location.pathname + result.current.location.search };
}

describe('the address of a list', () => {
  it('holds the page and the value of each filter', () => {
    const { result } = open('/list?q=naga&status=old&page=3');
    expect(result.current.search).toEqual({ page: 3, q: 'naga', status: 'old' });
    expect(result.current.isFiltered).toBe(true);
  });

  it.each(['?status=lost', '?page=0', '?page=x', `?q=${'x'.repeat(201)}`, ''])(
    'ignores invalid values (%s)',
    (words) => {
      const { result } = open(`/list${words}`);
      expect(result.current.search).toEqual({ page: 1, q: '', status: '' });
      expect(result.current.isFiltered).toBe(false);
    },
  );

  it('returns to the first page when a filter is set', () => {
    const { result, here } = open('/list?page=3');
    act(() => result.current.field('q').onChange('naga'));
    expect(here()).toBe('/list?q=naga');
  });

  it('removes only its own filters when they are cleared', () => {
    const { result, here } = open('/list?range=7d&q=naga&status=lost');
    act(() => result.current.clear());
    expect(here()).toBe('/list?range=7d');
  });

  it('can use another name for the page beside another list', () => {
    const { result, here } = open('/list?page=2&row-page=4', { pageName: 'row-page' });
    expect(result.current.search.page).toBe(4);
    act(() => result.current.show({ page: 5 }));
    expect(here()).toBe('/list?page=2&row-page=5');
  });

  it('can hold a filter in its path', () => {
    const { result, here } = open('/list/old?q=naga', { inPath: { name: 'status', below: '/list' } });
    expect(result.current.search.status).toBe('old');
    act(() => result.current.show({ status: 'new' }));
    expect(here()).toBe('/list/new?q=naga');
    act(() => result.current.show({ status: '' }));
    expect(here()).toBe('/list?q=naga');
  });
});
