import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from '../api/api';
import type { ShopStore } from './store';

type PaintedAnswer = Parameters<typeof api.util.upsertQueryEntries>[0][number];

/** The element of a painted page that holds what it was painted from, as JSON. */
export const PAINTED_ANSWERS_ID = 'painted-answers';

/** The answers that a store holds, to be kept with the page painted from them; null unless all have come. */
export function paintedAnswersOf(store: ShopStore): PaintedAnswer[] | null {
  const answers = [];
  for (const query of Object.values(store.getState().api.queries)) {
    if (query?.status !== QueryStatus.fulfilled) return null;
    answers.push({ endpointName: query.endpointName, arg: query.originalArgs, value: query.data });
  }
  return answers as PaintedAnswer[];
}

/** Fills a store with what the page was painted from. Answers whether the screen now looks as it was painted. */
export function restorePaintedAnswers(store: ShopStore): boolean {
  const text = document.getElementById(PAINTED_ANSWERS_ID)?.textContent;
  if (!text) return false;
  const answers = JSON.parse(text) as PaintedAnswer[] | null;
  if (!answers) return false;
  store.dispatch(api.util.upsertQueryEntries(answers));
  return true;
}
