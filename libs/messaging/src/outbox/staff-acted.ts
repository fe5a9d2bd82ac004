import { isDeepStrictEqual } from 'node:util';
import { newEvent, type NewEvent } from './new-event.js';

interface Actor {
  userId: string;
  email: string;
  name: string;
  /** By what they did it, where that was not the dashboard. */
  via?: string;
}

export type Facts = Record<string, unknown>;

/** What was acted on. */
export interface Subject {
  type: string;
  id: string | number;
  name: string;
}

/** The event by which the audit log records what `actor` has just done, with the facts before and after it, if any. */
export function staffActed(
  { userId, email, name, via }: Actor,
  action: string,
  subject: Subject,
  change: { before?: Facts; after?: Facts } = {},
): NewEvent {
  return newEvent('staff.acted.v1', userId, {
    actor: { user_id: userId, email, name },
    action,
    subject: { ...subject, id: String(subject.id) },
    before: change.before ?? null,
    after: via ? { ...change.after, via } : (change.after ?? null),
    acted_at: new Date().toISOString(),
  });
}

/** The facts that differ, as they were and as they are; undefined when none does. Empty text is the same as none. */
export function differences(was: Facts, is: Facts): { before: Facts; after: Facts } | undefined {
  const names = Object.keys(is).filter((name) => !isDeepStrictEqual(was[name] ?? '', is[name] ?? ''));
  if (names.length === 0) return undefined;
  const only = (facts: Facts) => Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(was), after: only(is) };
}
