import { Injectable } from '@nestjs/common';
import { ShoppersRepository } from './shoppers.repository.js';

/** Removes the carts and the searches without a result of long ago. */
@Injectable()
export class TidyVisits {
  constructor(private readonly shoppers: ShoppersRepository) {}

  tidy(): Promise<void> {
    return this.shoppers.removeOldVisits();
  }
}
