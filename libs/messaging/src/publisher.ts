import type { ShopEvent } from '@mekong/contracts';

/** An event on its way; `attempt` counts from 1. */
export interface Delivery {
  event: ShopEvent;
  attempt: number;
}

/** What kept an event from its consumers; undefined: it is safe with them. */
export type Outcome = Error | undefined;

/** Carries events to their consumers. */
export interface Publisher {
  /** False while publishing would only fail: the relay leaves its rows alone until `onReady`. */
  ready(): boolean;
  /** Calls back whenever publishing is worth another try. */
  onReady(listener: () => void): void;
  /** Resolves, once each event is safe with its consumers or has failed, with the outcomes in the events' order. */
  publish(deliveries: Delivery[]): Promise<Outcome[]>;
  close(): Promise<void>;
}

export const PUBLISHER = Symbol('PUBLISHER');
