/** How long a dead letter waits for staff to replay it. */
export const deadForDays = 45;

/** An event that could not be handled, kept with its reason until somebody replays it. */
export interface DeadLetter {
  id: string;
  type: string;
  reason: string;
  attempts: number;
  /** ISO 8601. */
  deadAt: string;
  event: unknown;
}

/** The dead letters of one service. */
export interface DeadLetters {
  /** The oldest ones, 100 by default. */
  list(limit?: number): Promise<DeadLetter[]>;
  /** Gives all present dead letters (or the one named) to their handlers again, as new. Returns how many. */
  replay(id?: string): Promise<number>;
  /** The same with those of which this is true. */
  replayWhere(isWanted: (letter: DeadLetter) => boolean): Promise<number>;
  /** Removes a dead letter for good; false when there is none with this id. */
  drop(id: string): Promise<boolean>;
  has(id: string): Promise<boolean>;
  count(): Promise<number>;
}

/** The reason of an event that a version of a service got which does not subscribe to it. */
export const noHandlerFor = (service: string, type: string): string =>
  `${service} has no handler for ${type}`;

/** The reason of one whose type such a version did not know at all. */
export const unknownHere = (type: string): string => `not a valid event: unknown event type ${type}`;

export const DEAD_LETTERS = Symbol('DEAD_LETTERS');

/** Thrown by a handler for an event that no retry can help. */
export class Unprocessable extends Error {}
