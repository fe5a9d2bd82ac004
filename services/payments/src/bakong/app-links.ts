import { usualShopName } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type PaymentsConfig } from '../config.js';
import { postJson } from './post-json.js';
import { readEnvelope } from './read-answer.js';

/** A code is shown without its link rather than late. */
const mostMs = 1_000;
/** Where the bank made none, nobody waits for one again for so long. */
const pauseMs = 60_000;

const made = z.object({ shortLink: z.url({ protocol: /^https?$/ }).max(2_000) });

/** Links that open the bank's app of whoever taps them with a code filled in. They need no token, and are not counted by the bank. */
@Injectable()
export class AppLinks {
  private pausedUntil = 0;

  constructor(@Inject(CONFIG) private readonly config: PaymentsConfig) {}

  /** Undefined where the bank makes none. */
  async of(payload: string): Promise<string | undefined> {
    const { BAKONG_API_URL: url, BAKONG_TIMEOUT_MS: ms, PUBLIC_URL: shop } = this.config;
    const appName = this.config.SHOP_NAME ?? usualShopName;
    if (!url || Date.now() < this.pausedUntil) return undefined;
    const sourceInfo = { appIconUrl: `${shop}/icon-192.png`, appName, appDeepLinkCallback: shop };
    const path = `${url}/v1/generate_deeplink_by_qr`;
    const { text } = await postJson(path, { qr: payload, sourceInfo }, { ms: Math.min(ms, mostMs) });
    const link = made.safeParse(readEnvelope(text)?.data).data?.shortLink;
    if (!link) this.pausedUntil = Date.now() + pauseMs;
    return link;
  }
}
