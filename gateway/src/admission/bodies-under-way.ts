import { Injectable } from '@nestjs/common';
import { maxJsonBytes, networkOf, tooManyCalls } from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NetworkAmounts } from './amounts.js';
import { limits } from './limits.js';

/**
 * Counts the bytes of the bodies that are read whole, for each network, from when they are announced until they are answered:
 * whoever sends thousands of large ones but for their last bytes would take all memory.
 */
@Injectable()
export class BodiesUnderWay {
  private readonly bytes = new NetworkAmounts();

  /** Throws 429 where the network has too much under way already. */
  reserve({ ip, headers, routeOptions }: FastifyRequest, { raw }: FastifyReply): void {
    const size = sizeOf(headers, routeOptions.bodyLimit ?? maxJsonBytes);
    if (size === 0) return;
    const network = networkOf(ip);
    if (!this.bytes.hasRoom(network, size, limits.bodies.ofNetwork)) throw tooManyCalls('network');
    this.bytes.add(network, size);
    raw.once('close', () => this.bytes.remove(network, size));
  }
}

/** What a body may need in memory: one that is sent in chunks does not say, and a longer one is refused. */
function sizeOf(headers: FastifyRequest['headers'], most: number): number {
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(Number(headers['content-length'] ?? 0), most);
}
