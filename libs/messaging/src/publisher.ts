import type { ShopEvent } from '@mekong/contracts';

/** One attempt to deliver an event; `attempt` counts from 1. */
export interface Delivery {
  event: ShopEvent;
  attempt: number;
}

/** Why an event was not delivered; undefined when its consumers have it safely. */
export type Outcome = Error | undefined;

/** Carries events to their consumers. */
export interface Publisher {
  /** False while publishing would only fail: the relay leaves its rows alone until `onReady`. */
  ready(): boolean;
  /** Calls back whenever publishing is worth another try. */
  onReady(listener: () => void): void;
  /** Resolves when each event is delivered or has failed, with the outcomes in the events' order. */
  publish(deliveries: Delivery[]): Promise<Outcome[]>;
  close(): Promise<void>;
}

export const PUBLISHER = Symbol('PUBLISHER');
