import { Injectable, Logger } from '@nestjs/common';
import { mayWorkLater } from '@mekong/service-defaults';
import { DataSource, type EntityManager } from 'typeorm';
import { BotRepository } from './bot.repository.js';
import { ReadWritten } from './read-written.js';
import { TakePress } from './take-press.js';
import { type Update, updateSchema } from './update.js';

/** Takes an update of Telegram once, whoever hears of it how often; what cannot be read or handled is passed over, as the next ones wait for
 * it. Throws where the database is at fault or too slow: Telegram tells of it again. */
@Injectable()
export class TakeUpdate {
  private readonly logger = new Logger(TakeUpdate.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly bot: BotRepository,
    private readonly readWritten: ReadWritten,
    private readonly takePress: TakePress,
  ) {}

  async take(given: unknown): Promise<void> {
    const { data: update } = updateSchema.safeParse(given);
    if (update) return this.handle(update);
    const id = (given as { update_id?: unknown } | null)?.update_id;
    if (Number.isSafeInteger(id)) await this.passOver(id as number);
  }

  private async handle(update: Update): Promise<void> {
    try {
      await this.dataSource.transaction(async (tx) => {
        if (!(await this.bot.takeUpdate(tx, update.update_id))) return;
        await this.bot.moveOn(tx, update.update_id + 1);
        if (update.message) await this.readWritten.read(tx, update.message);
        if (update.callback_query) await this.takePress.take(tx, update.callback_query);
      });
    } catch (error) {
      if (mayWorkLater(error)) throw error;
      this.logger.warn(`update ${update.update_id} is passed over: ${(error as Error).message}`);
      await this.passOver(update.update_id);
    }
  }

  private passOver(id: number): Promise<void> {
    return this.dataSource.transaction(async (tx: EntityManager) => {
      await this.bot.takeUpdate(tx, id);
      await this.bot.moveOn(tx, id + 1);
    });
  }
}
