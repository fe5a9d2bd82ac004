import { jest } from '@jest/globals';
import { gatewayKey } from '@mekong/testing';
import { AuthClient } from '../src/session/auth.client.js';
import type { ServiceClient } from '../src/replicas/service-client.js';
import type { GatewayConfig } from '../src/config.js';

/** A client of an auth that numbers its tokens. */
function aClient(): AuthClient {
  let tokens = 0;
  const call = async () => ({
    status: 200,
    headers: {},
    body: Buffer.from(JSON.stringify({ token: `token ${(tokens += 1)}` })),
  });
  const config = { GATEWAY_KEY: gatewayKey, READ_TIMEOUT_MS: 1_000 };
  return new AuthClient({ call } as unknown as ServiceClient, config as unknown as GatewayConfig);
}

it.each([
  ['on', 3_600_000],
  ['back', -3_600_000],
])(
  'a token is asked for anew when the clock has been set %s, as services would refuse the other',
  async (_, ms) => {
    const client = aClient();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    const tokens = [await client.vouch('session', 'orders'), await client.vouch('session', 'orders')];
    clock.mockReturnValue(now + ms);
    tokens.push(await client.vouch('session', 'orders'));
    clock.mockRestore();
    expect(tokens).toEqual(['token 1', 'token 1', 'token 2']);
  },
);
