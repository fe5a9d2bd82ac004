import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type AuthConfig } from '../config.js';
import { WeakPassword } from './errors.js';
import { weaknessOf, type Owner } from '../password-weakness.js';

/** The rules for passwords of staff, who can do more harm than shoppers. */
@Injectable()
export class StaffPasswords {
  constructor(@Inject(CONFIG) private readonly config: AuthConfig) {}

  accept(password: string, owner: Owner): boolean {
    return weaknessOf(password, owner, this.config.SHOP_NAME) === undefined;
  }

  /** Throws WeakPassword naming `field`. */
  require(password: string, owner: Owner, field: string): void {
    const weakness = weaknessOf(password, owner, this.config.SHOP_NAME);
    if (weakness) throw new WeakPassword(weakness, field);
  }
}
