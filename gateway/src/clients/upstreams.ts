import { Inject, Injectable, Logger } from '@nestjs/common';
import { serviceNames, urlSetting, type ServiceName } from '@mekong/contracts';
import { CONFIG, type GatewayConfig } from '../config.js';

/** How long a replica is skipped after it could not be reached. */
const skippedMs = 2_000;

interface Replica {
  url: string;
  skippedUntil: number;
}

/** The addresses of each service; replicas take turns. */
@Injectable()
export class Upstreams {
  private readonly replicas: Record<ServiceName, Replica[]>;
  private readonly logger = new Logger(Upstreams.name);
  private turn = 0;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    this.replicas = Object.fromEntries(
      serviceNames.map((name) => [name, config[urlSetting(name)].map((url) => ({ url, skippedUntil: 0 }))]),
    ) as Record<ServiceName, Replica[]>;
  }

  next(service: ServiceName): string {
    const all = this.replicas[service];
    const reachable = all.filter((replica) => replica.skippedUntil <= Date.now());
    const choice = reachable.length > 0 ? reachable : all;
    this.turn += 1;
    return choice[this.turn % choice.length]!.url;
  }

  /** Skips the replica at this address for a while, in favour of the others. */
  markUnreachable(service: ServiceName, url: string, error: unknown): void {
    const { message, cause } = error as Error;
    this.logger.warn(`${service} at ${url}: ${cause instanceof Error ? cause.message : message}`);
    const replica = this.replicas[service].find((one) => one.url === url);
    if (replica) replica.skippedUntil = Date.now() + skippedMs;
  }
}
