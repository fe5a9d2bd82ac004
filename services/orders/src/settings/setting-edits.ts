import { StaleEdit } from '@mekong/contracts';
import { StaffEdits, type EditedKind } from '@mekong/messaging';
import type { Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A setting, under the names that its room uses. */
export interface KeptSetting<Thing> {
  find(tx: EntityManager): Promise<Thing>;
  /** Answers the new version; undefined when it is no longer at the version that was seen. */
  change(tx: EntityManager, now: Thing, seen: number): Promise<number | undefined>;
}

/**
 * The one way in which admins change settings, each as a whole: as all else that staff edit. Until the first change a setting has no
 * row that could be locked, so that its version decides between two who change it at once.
 */
@Injectable()
export class SettingEdits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly edits: StaffEdits,
  ) {}

  /** Answers the setting as it is then. Publishes staff.acted; throws StaleEdit. */
  save<Thing extends { version: number }>(
    caller: Identity,
    kind: EditedKind<Thing>,
    setting: KeptSetting<Thing>,
    wanted: Omit<Thing, 'version'>,
    seen?: number,
  ): Promise<Thing> {
    return this.dataSource.transaction(async (tx) => {
      const was = await setting.find(tx);
      const now = { ...was, ...wanted };
      const write = async (changed: string[]) => {
        const isWritten = await setting.change(tx, now, was.version);
        if (!isWritten) throw new StaleEdit(kind.thing, await setting.find(tx), changed);
      };
      return this.edits.save(tx, caller, kind, { was, now, seen, write });
    });
  }
}
