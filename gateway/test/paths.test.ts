import { apiClient } from '@mekong/testing';
import { start } from '../src/service.js';
import { gatewayEnv } from './gateway-env.js';
import { aService } from './upstream-double.js';

/** A service reads `%52` as the letter that it stands for, so such a path would be the same call without the gateway's limits. */
it.each([
  ['POST', '/api/checkout/%52ecipt-generator'],
  ['POST', '/api/checkout/Recipt%2Dgenerator'],
  ['POST', '/api/checkout/%71uote'],
  ['GET', '/api/notifications/%73tream'],
  ['GET', '/api/analytics/%31'],
  ['GET', '/api/reviews/min%65'],
])('a path in which a plain sign is encoded leads nowhere: %s %s', async (method, path) => {
  const service = await aService();
  const gateway = await start(
    gatewayEnv({ catalog: service.url, orders: service.url, notifications: service.url }),
  );
  try {
    const answer = await fetch(`${gateway.url}${path}`, { method });
    expect(answer.status).toBe(404);
    expect(service.requests).toEqual([]);
  } finally {
    await gateway.close();
    await service.stop();
  }
});

it('what has to be encoded is passed on as it is written', async () => {
  const catalog = await aService();
  const gateway = await start(gatewayEnv({ catalog: catalog.url }));
  try {
    await apiClient(gateway.url).get('/api/brands-by-category/%E1%9E%80%20%26%2Fx');
    expect(catalog.requests.map(({ path }) => path)).toEqual(['/api/brands-by-category/%E1%9E%80%20%26%2Fx']);
  } finally {
    await gateway.close();
    await catalog.stop();
  }
});
