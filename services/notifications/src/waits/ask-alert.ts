import { randomUUID } from 'node:crypto';
import { fieldError, notFound, Problem, type Language } from '@mekong/contracts';
import { forgottenAmong, seal } from '@mekong/messaging';
import type { Identity, Network } from '@mekong/service-defaults';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { mailOf, QueueMails } from '../mails/index.js';
import { hashOf, newToken } from './tokens.js';
import { TriesRepository, type HourLimit } from './tries.repository.js';
import type { Wait, WaitedProduct } from '../mails/index.js';
import { WaitsRepository } from './waits.repository.js';

/** More than anybody waits for. */
const mostOpen = 50;
const confirmDays = 7;
/** Within an hour: of a network, and confirming mails of all together. */
const mostOfNetwork = 20;
const mostMails = 1_000;

export interface Asked {
  productId: number;
  email: string;
  belowCents: number | null;
  language: Language;
  network: Network;
}

/**
 * Somebody wants to be told when a product is back, or costs less. The address of an account is known to be theirs; a stranger's
 * first gets a mail that asks, at most one an hour, and the link in it confirms what this network has asked for. Whatever is left
 * out for an address, a stranger is not told: they would learn who is known.
 */
@Injectable()
export class AskAlert {
  constructor(
    private readonly dataSource: DataSource,
    private readonly waits: WaitsRepository,
    private readonly tries: TriesRepository,
    private readonly queueMails: QueueMails,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  ask(asked: Asked, caller?: Identity): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const product = await this.waits.findProduct(tx, asked.productId);
      if (!product) throw notFound('Product');
      if (caller) await this.askFor(tx, asked, caller);
      else await this.askStranger(tx, asked, product);
    });
  }

  private async askFor(tx: EntityManager, asked: Asked, { userId, email }: Identity): Promise<void> {
    if ((await forgottenAmong(tx, [userId])).has(userId)) return;
    await this.waits.lockAddress(tx, email);
    if ((await this.waits.countOpen(tx, email, userId)) >= mostOpen) throw new TooManyAlerts();
    await this.waits.add(tx, { ...waitOf(asked), email, userId });
    await this.waits.note(tx, [asked.productId]);
  }

  private async askStranger(tx: EntityManager, asked: Asked, product: WaitedProduct): Promise<void> {
    const { email, network } = asked;
    const ofNetwork = limitsOf(network);
    const freeAt = await this.tries.reached(tx, [...ofNetwork, ofAll]);
    if (freeAt) throw tooMany(freeAt);
    await this.tries.add(tx, ofNetwork);
    await this.waits.lockAddress(tx, email);
    if ((await this.waits.countOpen(tx, email, null)) >= mostOpen) return;
    const networkHash = hashOf(network.narrow);
    const ofAddress = { who: `address ${hashOf(email.toLowerCase())}`, most: 1 };
    if (await this.tries.reached(tx, [ofAddress])) {
      const before = await this.waits.findAsked(tx, email, networkHash);
      if (before) await this.waits.add(tx, waitOf(asked), { ...before, networkHash });
      return;
    }
    await this.tries.add(tx, [ofAddress, ofAll]);
    const token = newToken();
    const until = new Date(Date.now() + confirmDays * 86_400_000);
    await this.waits.add(tx, waitOf(asked), { networkHash, tokenHash: hashOf(token), until });
    const secretSealed = seal(token, this.config.EVENT_SEALING_KEY);
    await this.queueMails.queue(tx, [mailOf.confirmAlert(waitOf(asked), product, secretSealed, until)]);
  }
}

const ofAll: HourLimit = { who: 'all', most: mostMails };

const limitsOf = ({ narrow, wide, shares }: Network): HourLimit[] => [
  { who: `network ${hashOf(narrow)}`, most: mostOfNetwork },
  { who: `wide network ${hashOf(wide)}`, most: mostOfNetwork * shares },
];

const waitOf = ({ productId, email, belowCents, language }: Asked): Wait => ({
  ...{ id: randomUUID(), productId, email, belowCents, language, userId: null },
  kind: belowCents === null ? 'stock' : 'price',
});

function tooMany(freeAt: Date): Problem {
  const seconds = Math.max(1, Math.ceil((freeAt.getTime() - Date.now()) / 1_000));
  const count = Math.ceil(seconds / 60);
  return new Problem(429, 'TOO_MANY_REQUESTS', `Too many attempts. Please try again in ${count} minutes.`, {
    params: { reason: 'minutes', count },
    retryAfter: seconds,
  });
}

/** 400 as for any other list that is too long. */
class TooManyAlerts extends Problem {
  constructor() {
    const message = `You can wait for at most ${mostOpen} products`;
    super(400, 'INVALID_INPUT', message, {
      errors: [fieldError('email', 'TOO_MANY', message, { most: mostOpen })],
    });
  }
}
