import type { ServiceName } from '@mekong/contracts';
import type { SpanDetails } from '@mekong/service-defaults';

/** The span of one try to call a replica of a service. */
export function callSpan(service: ServiceName, method: string, url: string): SpanDetails {
  const { hostname, port } = new URL(url);
  return {
    name: `${method} ${service}`,
    kind: 'client',
    attributes: {
      'http.request.method': method,
      'server.address': hostname,
      'server.port': Number(port || 80),
    },
  };
}
