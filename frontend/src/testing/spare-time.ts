import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

/** Leaves out what takes a fifth of the time of the tests of screens, and nothing that a test can see. */
export function spareTime(): void {
  forgetOwnerStacks();
  readStylesQuickly();
  findLabelsQuickly();
  printPageOnce();
}

/** React remembers for developer tools where each element was made. */
function forgetOwnerStacks() {
  const [, internals] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? [];
  // How many it has made of those that it makes a second.
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}

/**
 * For each look at an element jsdom weighs all rules of browsers' style sheet, for all that it stands in, which was half of the time of
 * a query by role. Without style sheets of its own (`setup.ts`) a page shows or hides by attributes alone.
 */
function readStylesQuickly() {
  const weighed = window.getComputedStyle.bind(window);
  const displayOf = usualDisplay(weighed);
  window.getComputedStyle = (element) => {
    const quick: Partial<Record<string, () => string>> = {
      display: () => ownStyle(element, 'display') || displayOf(element),
      visibility: () => inheritedVisibility(element),
      opacity: () => ownStyle(element, 'opacity'),
    };
    let all: CSSStyleDeclaration | undefined;
    const weigh = () => (all ??= weighed(element));
    const read = (name: string) => quick[name]?.() ?? weigh().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_none, name: string) => {
        if (name === 'getPropertyValue') return read;
        if (quick[name]) return quick[name]();
        const value: unknown = Reflect.get(weigh(), name);
        return typeof value === 'function' ? value.bind(all) : value;
      },
    });
  };
}

const ownStyle = (element: Element, name: string) =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(name) : '';

/** How browsers display an element of this kind, weighed once for each kind. */
function usualDisplay(weighed: typeof getComputedStyle) {
  const known = new Map<string, string>();
  return (element: Element): string => {
    const told = ['hidden', 'open'].map((name) => element.hasAttribute(name));
    const kind = [element.localName, element.getAttribute('type') === 'hidden', ...told].join();
    const display = known.get(kind) ?? weighed(element).display;
    known.set(kind, display);
    return display;
  };
}

function inheritedVisibility(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = ownStyle(at, 'visibility');
    if (own && own !== 'inherit') return own;
  }
  return 'visible';
}

/** A query by label asks each field for its labels, and jsdom then asks each node of the page whether it is one. */
function findLabelsQuickly() {
  for (const { prototype } of [HTMLInputElement, HTMLButtonElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'labels', {
      get(this: HTMLElement) {
        return labelsOf(this.ownerDocument).filter(
          (label) => mayLabel(label, this) && label.control === this,
        );
      },
    });
}

/** Read by number alone: for any name, `length` among them, jsdom first looks for an element that is called so. */
function labelsOf(page: Document): HTMLLabelElement[] {
  const found = page.getElementsByTagName('label');
  return Array.from({ length: found.length }, (_, place) => found[place]!);
}

/** To ask a label for its field is a search of the page as well. */
const mayLabel = (label: HTMLLabelElement, field: HTMLElement) =>
  label.htmlFor ? label.htmlFor === field.id : label.contains(field);

/** While a test waits, each query that finds nothing would print the page. */
function printPageOnce() {
  const { getElementError } = getConfig();
  configure({
    getElementError: (message, container) =>
      isWaiting() ? elementError(message) : getElementError(message, container),
  });
}

const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/** By its name testing-library knows to show the line of the test. */
const elementError = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
