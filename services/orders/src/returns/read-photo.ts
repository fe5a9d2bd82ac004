import { notFound } from '@mekong/contracts';
import { sellerScope, type Identity } from '@mekong/service-defaults';
import { Injectable } from '@nestjs/common';
import { StaffRepository } from '../staff/index.js';
import type { Return } from './return.js';
import { ReturnsRepository } from './returns.repository.js';

/** Photos of returns: for whoever sent them, and for those of the staff who see the return. */
@Injectable()
export class ReadPhoto {
  constructor(
    private readonly returns: ReturnsRepository,
    private readonly staff: StaffRepository,
  ) {}

  /** Answers WebP. Throws a 404 for everybody else, too. */
  async read(caller: Identity, id: number, place: number): Promise<Buffer> {
    const found = await this.returns.find(id);
    if (!found || !isSeenBy(caller, found)) throw notFound('Image');
    if (found.userId !== caller.userId) await this.staff.refuseOrder(caller, found.orderId);
    const bytes = place >= 0 && place < found.photos ? await this.returns.findPhoto(id, place) : undefined;
    if (!bytes) throw notFound('Image');
    return bytes;
  }
}

function isSeenBy(caller: Identity, { userId, lines }: Return): boolean {
  if (userId === caller.userId || caller.role === 'admin' || caller.role === 'support') return true;
  const sellerId = sellerScope(caller);
  return sellerId !== undefined && lines.some((line) => line.sellerId === sellerId);
}
