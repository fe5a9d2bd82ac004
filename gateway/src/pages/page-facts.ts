import { coloursOf, usualShopName } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CachedReads, tooLarge } from '../cache/index.js';
import { CONFIG, type GatewayConfig } from '../config.js';
import { publicReadOf } from '../routes/index.js';
import { DeliveryPolicy } from './delivery-policy.js';

/** What pages say of the shop, so that it can be changed without a build. */
export interface PageFacts {
  shopName: string;
  shippingPolicy: string;
  /** The address of the shop's own logo. */
  logo: string | null;
  /** Its own colours in both themes. */
  colours: ReturnType<typeof coloursOf>;
}

/** These stand in pages as they are: what looks otherwise is left out. */
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .nullable()
  .catch(null);
const logo = z
  .string()
  .regex(/^\/images\/[0-9a-f]{32}\.webp$/)
  .nullable()
  .catch(null);
const answer = z.object({
  shop: z.object({ look: z.object({ name: z.string(), logo, brand_color: colour, accent_color: colour }) }),
});

/** Longer no page waits for it. */
const patienceMs = 300;

/** How the shop calls itself and looks, as catalog tells it; while that is away, as it has told it last. */
@Injectable()
export class ShopInPages {
  private known: PageFacts;

  constructor(
    private readonly reads: CachedReads,
    private readonly deliveryPolicy: DeliveryPolicy,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {
    const { SHOP_NAME, SHIPPING_POLICY } = config;
    this.known = {
      shopName: SHOP_NAME ?? usualShopName,
      shippingPolicy: SHIPPING_POLICY,
      logo: null,
      colours: { light: {}, dark: {} },
    };
  }

  /** `address` is who asks for the page. Never throws. */
  async now(address: string): Promise<PageFacts> {
    const reading = this.read(address).catch(() => undefined);
    const [shippingPolicy] = await Promise.all([this.deliveryPolicy.now(address), withinPatience(reading)]);
    return { ...this.known, shippingPolicy };
  }

  private async read(address: string): Promise<void> {
    const kept = await this.reads.get(publicReadOf('/api/shop')!, address);
    if (kept === tooLarge || kept.status !== 200) return;
    const { look } = answer.parse(JSON.parse(kept.body.toString())).shop;
    this.known = {
      ...this.known,
      shopName: this.config.SHOP_NAME ?? look.name,
      logo: look.logo,
      colours: coloursOf({ brand: look.brand_color, accent: look.accent_color }),
    };
  }
}

function withinPatience(reading: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    void reading.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
