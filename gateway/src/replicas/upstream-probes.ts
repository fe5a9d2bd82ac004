import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { serviceNames, urlSetting, type ServiceName } from '@mekong/contracts';
import { tooLate } from '@mekong/service-defaults';
import type { Agent } from 'undici';
import { CONFIG, type GatewayConfig } from '../config.js';
import { CallFailure } from './call-failure.js';
import { LOCAL, type LocalServices } from './local-services.js';
import { isName, replicaAddresses } from './replica-addresses.js';
import type { Replica } from './replica.js';
import { patienceMs, Upstreams } from './upstreams.js';

const everyMs = 500;
const tickMs = 100;

/**
 * Asks every replica twice a second how it is, so that calls go past those that close, hang or are gone; where a service is
 * given by name, asks for its addresses first, so that new replicas are found.
 */
@Injectable()
export class UpstreamProbes implements OnApplicationBootstrap, OnApplicationShutdown {
  private agent: Agent | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly underWay = new Set<Replica>();

  constructor(
    private readonly upstreams: Upstreams,
    @Inject(LOCAL) private readonly local: LocalServices,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const remote = serviceNames.filter((name) => !this.local[name]);
    if (remote.length === 0) return;
    // Loaded late: when all services run in this process, it is not needed.
    const { Agent } = await import('undici');
    // Connections of their own, or they would wait behind the calls that hang.
    const agent = new Agent({ connections: 1, connect: { timeout: patienceMs }, keepAliveTimeout: 4_000 });
    this.agent = agent;
    await Promise.all(remote.map((service) => this.findReplicas(service)));
    this.timer = setInterval(() => remote.forEach((service) => void this.check(service, agent)), everyMs);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.agent?.destroy();
  }

  private async check(service: ServiceName, agent: Agent): Promise<void> {
    await this.findReplicas(service);
    for (const replica of this.upstreams.all) {
      if (replica.service !== service || this.underWay.has(replica)) continue;
      this.underWay.add(replica);
      void this.probe(agent, replica).finally(() => this.underWay.delete(replica));
    }
  }

  private async findReplicas(service: ServiceName): Promise<void> {
    const urls = this.config[urlSetting(service)];
    if (!urls.some((url) => isName(new URL(url).hostname))) return;
    try {
      const found = await Promise.all(urls.map((url) => replicaAddresses(url)));
      this.upstreams.setAddresses(service, found.flat());
    } catch {
      // The name server is away, or the service has no replica now: the addresses of before are tried.
    }
  }

  private async probe(agent: Agent, replica: Replica): Promise<void> {
    const patience = abortWhenSilent(replica, patienceMs);
    try {
      const { statusCode, body } = await agent.request({
        origin: replica.url,
        path: '/health/ready',
        method: 'GET',
        signal: patience.signal,
      });
      await body.dump();
      replica.answeredAt = performance.now();
      this.upstreams.note(replica, statusCode === 200 ? 'serving' : 'leaving');
    } catch (error) {
      if (agent.destroyed) return;
      this.upstreams.noteFailure(replica, new CallFailure(error));
    } finally {
      patience.end();
    }
  }
}

/**
 * Aborts once a replica has answered nothing for so long. Time in which this process itself stood still does not count: the
 * answer may have come meanwhile, and all replicas would seem to hang at once.
 */
function abortWhenSilent(replica: Replica, ms: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  let { answeredAt } = replica;
  let silentTicks = 0;
  const timer = setInterval(() => {
    silentTicks = replica.answeredAt === answeredAt ? silentTicks + 1 : 0;
    answeredAt = replica.answeredAt;
    if (silentTicks * tickMs >= ms) controller.abort(tooLate());
  }, tickMs);
  return { signal: controller.signal, end: () => clearInterval(timer) };
}
