import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { isOneOfKeys, Metrics } from '@mekong/service-defaults';
import { CONFIG, type GatewayConfig } from './config.js';

/**
 * Shows the gateway's metrics to callers with METRICS_KEY, which Prometheus sends as a bearer token: where people are as well,
 * or with METRICS_PORT only on a port of their own, which need not be open to anybody else.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server?: Server;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly metrics: Metrics,
  ) {}

  /** Whether a call to the public port is shown the metrics. */
  isShownInPublicTo(authorization: string | undefined): boolean {
    return this.config.METRICS_PORT === undefined && this.hasKey(authorization);
  }

  onApplicationBootstrap(): Promise<void> | undefined {
    const { METRICS_KEY, METRICS_PORT, HOST, NODE_ENV } = this.config;
    if (!METRICS_KEY && NODE_ENV === 'production')
      new Logger(MetricsServer.name).warn('METRICS_KEY is not set: the metrics are shown to nobody');
    return METRICS_PORT === undefined ? undefined : this.listen(METRICS_PORT, HOST);
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async listen(port: number, host: string): Promise<void> {
    const server = createServer((request, response) => void this.answer(request, response));
    this.server = server;
    await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done));
  }

  private async answer({ url, headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { registry } = this.metrics;
    if (url !== '/metrics' || !this.hasKey(headers.authorization)) {
      response.writeHead(404).end();
      return;
    }
    try {
      const counts = await registry.metrics();
      response.setHeader('content-type', registry.contentType).end(counts);
    } catch {
      response.writeHead(500).end();
    }
  }

  private hasKey(authorization = ''): boolean {
    const [, given] = /^Bearer (.+)$/i.exec(authorization) ?? [];
    const { METRICS_KEY } = this.config;
    return given !== undefined && METRICS_KEY !== undefined && isOneOfKeys(METRICS_KEY, given);
  }
}
