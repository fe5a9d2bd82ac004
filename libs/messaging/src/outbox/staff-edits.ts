import type { NamedThing } from '@mekong/contracts';
import { refuseStale, type Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { NewEvent } from './new-event.js';
import { Outbox } from './outbox.js';
import { differences, staffActed, type Facts, type Subject } from './staff-acted.js';

/** A kind of thing that staff edit. */
export interface EditedKind<Thing> {
  /** As a stale edit calls it. */
  thing: NamedThing;
  /** As the audit log calls the edit, with what it tells of the thing. */
  action: string;
  about: (thing: Thing) => Subject;
  /** Whether anything is different is decided by these alone. */
  factsOf: (thing: Thing) => Facts;
}

/** One edit of a thing that its transaction has locked. */
export interface StaffEdit<Thing> {
  was: Thing;
  /** As it is to be; it gets its version here. */
  now: Thing;
  /** The version that the editor has seen; without one the edit is never stale. */
  seen: number | undefined;
  /** Throws where the edit must not be, by the names of the facts that it changes. */
  check?: (changed: string[]) => void;
  /** Is told the names of the facts that it changes. */
  write: (changed: string[]) => Promise<unknown>;
  /** What other services are told. */
  events?: (now: Thing) => NewEvent[] | Promise<NewEvent[]>;
}

/**
 * The one way in which staff edit things of the shop: the thing with its next version, the events and the entry in the audit log are
 * written in the caller's transaction.
 */
@Injectable()
export class StaffEdits {
  constructor(private readonly outbox: Outbox) {}

  /** Answers the thing as it is then. Without a difference nothing is written, and no edit is stale. Throws StaleEdit. */
  async save<Thing extends { version: number }>(
    tx: EntityManager,
    caller: Identity,
    { thing, action, about, factsOf }: EditedKind<Thing>,
    { was, now, seen, check, write, events }: StaffEdit<Thing>,
  ): Promise<Thing> {
    const edited = differences(factsOf(was), factsOf(now));
    if (!edited) return was;
    const changed = Object.keys(edited.after);
    refuseStale(thing, was, seen, changed);
    check?.(changed);
    now.version = was.version + 1;
    await write(changed);
    const told = (await events?.(now)) ?? [];
    await this.outbox.record(tx, ...told, staffActed(caller, action, about(now), edited));
    return now;
  }
}
