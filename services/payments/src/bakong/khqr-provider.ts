import { usualShopName } from '@mekong/contracts';
import { encodeKhqr, md5Of, type KhqrReceiver } from '@mekong/khqr';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type PaymentsConfig } from '../config.js';
import type { Created, Intent, PaymentProvider, StatusAnswer } from '../providers/index.js';
import { AppLinks } from './app-links.js';
import { BakongApi, type Asked } from './bakong-api.js';
import { answerOf, answersOf } from './read-answer.js';

/** The category of the shop in KHQR, by ISO 18245. */
const shopOfElectronics = '5732';

/** Of one call for several codes. */
const mostInList = 50;
/** Of calls for one code each, which are made one after the other while nobody else may ask. */
const mostSingles = 5;
/** A list that the bank has closed is tried again after so long. */
const closedMs = 3_600_000;

/** KHQR by Bakong: a code that any bank's app pays. The bank tells nobody of that; it has to be asked. */
@Injectable()
export class KhqrProvider implements PaymentProvider {
  readonly method = 'khqr';
  private listClosedUntil = 0;

  constructor(
    private readonly api: BakongApi,
    private readonly appLinks: AppLinks,
    @Inject(CONFIG) private readonly config: PaymentsConfig,
  ) {}

  /** Needs no call but for the link: the bank knows a code once somebody has paid it. */
  async create({ orderId, currency, minor, createdAt, payUntil }: Intent): Promise<Created> {
    const payload = encodeKhqr({
      receiver: this.receiver(),
      merchantName: this.merchantName(),
      city: this.config.BAKONG_CITY,
      currency,
      category: shopOfElectronics,
      // A code of nothing to pay cannot name it.
      ...(minor > 0 && { payment: { minor, createdAt, expiresAt: payUntil } }),
      bill: orderId,
    });
    return { payload, reference: md5Of(payload), appLink: await this.appLinks.of(payload) };
  }

  async status(intents: Intent[], asker?: string): Promise<Map<string, StatusAnswer>> {
    const known = intents.filter(({ reference }) => reference !== null);
    if (known.length > 1 && Date.now() >= this.listClosedUntil) {
      const answers = await this.askForAll(known.slice(0, mostInList), asker);
      if (answers) return answers;
    }
    const answers = new Map<string, StatusAnswer>();
    for (const intent of known.slice(0, mostSingles)) {
      const asked = await this.api.ask('check_transaction_by_md5', { md5: intent.reference }, asker);
      const answer = 'envelope' in asked ? answerOf(asked.envelope) : cannotCheck(asked);
      if (answer) answers.set(intent.orderId, answer);
      if (!('failed' in asked)) continue;
      // What was wrong with one call is so with the next, of all: their shoppers are to read it, too.
      const others = known.filter(({ orderId }) => !answers.has(orderId));
      if (answer) for (const { orderId } of others) answers.set(orderId, answer);
      break;
    }
    return answers;
  }

  /** Undefined where the bank has closed its list, so that each has to be asked for by itself. */
  private async askForAll(
    intents: Intent[],
    asker: string | undefined,
  ): Promise<Map<string, StatusAnswer> | undefined> {
    const references = intents.map(({ reference }) => reference!);
    const asked = await this.api.ask('check_transaction_by_md5_list', references, asker);
    if ('failed' in asked && asked.isPage) {
      this.listClosedUntil = Date.now() + closedMs;
      return undefined;
    }
    const byReference = 'envelope' in asked ? answersOf(asked.envelope) : undefined;
    const otherwise = 'envelope' in asked ? notUnderstood : cannotCheck(asked);
    return new Map(
      intents.flatMap(({ orderId, reference }) => {
        const answer = byReference?.get(reference!) ?? otherwise;
        return answer ? [[orderId, answer] as const] : [];
      }),
    );
  }

  /** That of the environment: banks know the shop by it. */
  private merchantName(): string {
    const { BAKONG_MERCHANT_NAME, SHOP_NAME = usualShopName } = this.config;
    return BAKONG_MERCHANT_NAME ?? SHOP_NAME.slice(0, 25).trim();
  }

  private receiver(): KhqrReceiver {
    const { BAKONG_ACCOUNT: account, BAKONG_MERCHANT_ID: merchantId, BAKONG_BANK: bank } = this.config;
    if (merchantId) return { kind: 'merchant', account, merchantId, bank: bank! };
    return { kind: 'individual', account, bank };
  }
}

const notUnderstood = { outcome: 'cannot_check', why: 'not_understood' } as const;

/** Undefined where it was not asked. */
function cannotCheck(asked: Asked): StatusAnswer | undefined {
  return 'failed' in asked && asked.failed !== 'later'
    ? { outcome: 'cannot_check', why: asked.failed }
    : undefined;
}
