import { Injectable } from '@nestjs/common';
import { networkOf } from '@mekong/service-defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tooManyCalls } from './calls-under-way.js';

/** JSON bodies are small; only forms with files may be larger. */
export const maxBodyBytes = 1_048_576;
/** Of one network at once: thousands of carts. */
const maxNetworkBytes = 32 * maxBodyBytes;

/**
 * Counts the bytes of the bodies that are read whole, for each network, from when they are announced until they are answered:
 * whoever sends thousands of large ones but for their last bytes would take all memory.
 */
@Injectable()
export class BodiesUnderWay {
  private readonly bytes = new Map<string, number>();

  /** Throws 429 where the network has too much under way already. */
  reserve({ ip, headers }: FastifyRequest, { raw }: FastifyReply): void {
    const size = sizeOf(headers);
    if (size === 0) return;
    const network = networkOf(ip);
    const others = this.bytes.get(network) ?? 0;
    if (others + size > maxNetworkBytes) throw tooManyCalls();
    this.bytes.set(network, others + size);
    raw.once('close', () => this.release(network, size));
  }

  private release(network: string, size: number): void {
    const left = this.bytes.get(network)! - size;
    if (left > 0) this.bytes.set(network, left);
    else this.bytes.delete(network);
  }
}

/** What a body may need in memory: one that is sent in chunks does not say, and a longer one is refused. */
function sizeOf(headers: FastifyRequest['headers']): number {
  if (headers['transfer-encoding'] !== undefined) return maxBodyBytes;
  return Math.min(Number(headers['content-length'] ?? 0), maxBodyBytes);
}
