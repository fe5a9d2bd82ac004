import type { ShopEvent } from '@mekong/contracts';

/** Carries events to their consumers. */
export interface Publisher {
  /** False while publishing would only fail: the relay leaves its rows alone until `onReady`. */
  ready(): boolean;
  /** Calls back whenever publishing is worth another try. */
  onReady(listener: () => void): void;
  /** Resolves once the event is safe with its consumers; `attempt` counts from 1. */
  publish(event: ShopEvent, attempt: number): Promise<void>;
  close(): Promise<void>;
}

export const PUBLISHER = Symbol('PUBLISHER');
