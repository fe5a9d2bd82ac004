import { useSyncExternalStore } from 'react';
import { PROVINCES } from './provinces';

const PROVINCE_KEY = 'province';
const CAPITAL = PROVINCES[0]!.english;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function chosenProvince(): string {
  try {
    const stored = localStorage.getItem(PROVINCE_KEY);
    return PROVINCES.find(({ english }) => english === stored)?.english ?? CAPITAL;
  } catch {
    return CAPITAL;
  }
}

/** The province, in English, that was chosen in this browser, at first the capital. Rendered pages have that for everybody. */
export const useChosenProvince = (): string => useSyncExternalStore(subscribe, chosenProvince, () => CAPITAL);

/** Keeps the province for all products, if the browser allows storage. */
export function chooseProvince(english: string): void {
  try {
    localStorage.setItem(PROVINCE_KEY, english);
  } catch (error) {
    console.warn('The province could not be kept:', error);
  }
  listeners.forEach((listener) => listener());
}
