import { Inject, Injectable, Logger } from '@nestjs/common';
import { serviceNames, urlSetting, type ServiceName } from '@mekong/contracts';
import { CONFIG, type GatewayConfig } from '../config.js';

/** A replica that could not be reached is left out for this long. */
const restMs = 2_000;

interface Replica {
  url: string;
  restsUntil: number;
}

/** Where each service can be reached; replicas take turns. */
@Injectable()
export class Upstreams {
  private readonly replicas: Record<ServiceName, Replica[]>;
  private readonly logger = new Logger(Upstreams.name);
  private turn = 0;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    this.replicas = Object.fromEntries(
      serviceNames.map((name) => [name, config[urlSetting(name)].map((url) => ({ url, restsUntil: 0 }))]),
    ) as Record<ServiceName, Replica[]>;
  }

  next(service: ServiceName): string {
    const all = this.replicas[service];
    const awake = all.filter((replica) => replica.restsUntil <= Date.now());
    const choice = awake.length > 0 ? awake : all;
    this.turn += 1;
    return choice[this.turn % choice.length]!.url;
  }

  /** The replica at this address could not be reached: the others go first for a while. */
  rest(service: ServiceName, url: string, error: unknown): void {
    const { message, cause } = error as Error;
    this.logger.warn(`${service} at ${url}: ${cause instanceof Error ? cause.message : message}`);
    const replica = this.replicas[service].find((one) => one.url === url);
    if (replica) replica.restsUntil = Date.now() + restMs;
  }
}
