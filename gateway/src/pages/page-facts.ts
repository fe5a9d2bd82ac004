import { coloursOf, usualShopName } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CachedReads } from '../cache/index.js';
import { CONFIG, type GatewayConfig } from '../config.js';
import { deliveryPolicyIn } from './delivery-policy.js';
import { lastTold } from './last-told.js';

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

/** How the shop calls itself and looks, and by what it decides when delivery is free, as the services tell it. */
@Injectable()
export class ShopInPages {
  private readonly look: (address: string) => Promise<Omit<PageFacts, 'shippingPolicy'>>;
  private readonly deliveryPolicy: (address: string) => Promise<string>;

  constructor(reads: CachedReads, @Inject(CONFIG) { SHOP_NAME, SHIPPING_POLICY }: GatewayConfig) {
    this.look = lastTold(reads, {
      path: '/api/shop',
      usual: { shopName: SHOP_NAME ?? usualShopName, logo: null, colours: { light: {}, dark: {} } },
      valueOf: (body) => {
        const { look } = answer.parse(body).shop;
        return {
          shopName: SHOP_NAME ?? look.name,
          logo: look.logo,
          colours: coloursOf({ brand: look.brand_color, accent: look.accent_color }),
        };
      },
    });
    this.deliveryPolicy = lastTold(reads, {
      path: '/api/delivery',
      usual: SHIPPING_POLICY as string,
      valueOf: (body) => deliveryPolicyIn(body, SHIPPING_POLICY),
    });
  }

  /** `address` is who asks for the page. Never throws. */
  async now(address: string): Promise<PageFacts> {
    const [look, shippingPolicy] = await Promise.all([this.look(address), this.deliveryPolicy(address)]);
    return { ...look, shippingPolicy };
  }
}
