import { usualShopName } from '@mekong/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type AuthConfig } from '../config.js';
import { WeakPassword } from './errors.js';
import { weaknessOf, type Owner } from '../password-weakness.js';

/** The rules for passwords of staff, who can do more harm than shoppers. */
@Injectable()
export class StaffPasswords {
  private readonly shopName: string;

  constructor(@Inject(CONFIG) { SHOP_NAME = usualShopName }: AuthConfig) {
    this.shopName = SHOP_NAME;
  }

  accept(password: string, owner: Owner): boolean {
    return weaknessOf(password, owner, this.shopName) === undefined;
  }

  /** Throws WeakPassword naming `field`. */
  require(password: string, owner: Owner, field: string): void {
    const weakness = weaknessOf(password, owner, this.shopName);
    if (weakness) throw new WeakPassword(weakness, field);
  }
}
