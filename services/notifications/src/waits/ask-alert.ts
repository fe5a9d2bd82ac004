import { randomUUID } from 'node:crypto';
import { notFound, type Language } from '@mekong/contracts';
import { forgottenAmong, seal } from '@mekong/messaging';
import type { Identity, Network } from '@mekong/service-defaults';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.js';
import { mailOf, QueueMails } from '../mails/index.js';
import { NothingToWaitFor, TooManyAlerts, TooManyAsked } from './errors.js';
import { hashOf, newToken } from './tokens.js';
import { TriesRepository, type TriesLimit } from './tries.repository.js';
import type { Wait, WaitedProduct } from '../mails/index.js';
import { WaitsRepository, type AskedProduct } from './waits.repository.js';

/** More than anybody waits for. */
const mostOpen = 50;
const confirmDays = 7;
/** Within an hour: of a network, and confirming mails of all together. */
const mostOfNetwork = 20;
const mostMails = 1_000;
/** Of an account within an hour and a day: alerts that have ended are no longer among the open ones, but each was a mail. */
const mostOfAccount = 30;
const mostOfAccountInDay = 100;

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
      refuseIfSo(asked, product);
      if (caller) await this.askFor(tx, asked, caller);
      else await this.askStranger(tx, asked, product);
    });
  }

  private async askFor(tx: EntityManager, asked: Asked, { userId, email }: Identity): Promise<void> {
    if ((await forgottenAmong(tx, [userId])).has(userId)) return;
    await this.waits.lockAddress(tx, email);
    const ofAccount = limitsOfAccount(userId);
    const freeAt = await this.tries.reached(tx, ofAccount);
    if (freeAt) throw new TooManyAsked(freeAt);
    await this.tries.add(tx, ofAccount);
    if ((await this.waits.countOpen(tx, email, userId)) >= mostOpen) throw new TooManyAlerts(mostOpen);
    // Nothing is due of it yet, and an event that makes it due notes its product: it waits for this transaction.
    await this.waits.add(tx, { ...waitOf(asked), email, userId });
  }

  private async askStranger(tx: EntityManager, asked: Asked, product: WaitedProduct): Promise<void> {
    const { email, network } = asked;
    const ofNetwork = limitsOf(network);
    const freeAt = await this.tries.reached(tx, [...ofNetwork, ofAll]);
    if (freeAt) throw new TooManyAsked(freeAt);
    await this.tries.add(tx, ofNetwork);
    await this.waits.lockAddress(tx, email);
    if ((await this.waits.countOpen(tx, email, null)) >= mostOpen) return;
    const networkHash = hashOf(network.narrow);
    const ofAddress = { who: `address ${hashOf(email.toLowerCase())}`, most: 1, hours: 1 };
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

const ofAll: TriesLimit = { who: 'all', most: mostMails, hours: 1 };

const limitsOf = ({ narrow, wide, shares }: Network): TriesLimit[] => [
  { who: `network ${hashOf(narrow)}`, most: mostOfNetwork, hours: 1 },
  { who: `wide network ${hashOf(wide)}`, most: mostOfNetwork * shares, hours: 1 },
];

const limitsOfAccount = (userId: string): TriesLimit[] => {
  const who = `account ${hashOf(userId)}`;
  return [
    { who, most: mostOfAccount, hours: 1 },
    { who, most: mostOfAccountInDay, hours: 24 },
  ];
};

/** Refuses an alert whose mail would be sent at once. Anybody may read what it tells of the product. */
function refuseIfSo({ belowCents }: Asked, { available, priceCents }: AskedProduct): void {
  if (belowCents === null && available !== null && available > 0) throw NothingToWaitFor.stock();
  if (belowCents !== null && priceCents !== null && priceCents < belowCents)
    throw NothingToWaitFor.price(priceCents);
}

const waitOf = ({ productId, email, belowCents, language }: Asked): Wait => ({
  ...{ id: randomUUID(), productId, email, belowCents, language, userId: null },
  kind: belowCents === null ? 'stock' : 'price',
});
