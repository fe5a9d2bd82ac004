import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

/** Leaves out what takes a fifth of the time of the tests of screens, and nothing that a test can see. */
export function spareTime(): void {
  forgetOwnerStacks();
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
