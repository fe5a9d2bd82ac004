import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { serviceNames, urlSetting } from '@mekong/contracts';
import { Metrics } from '@mekong/service-defaults';
import { Upstreams } from '../src/clients/upstreams.js';
import type { GatewayConfig } from '../src/config.js';

it('each change of state of a replica is one line in the log, also that it serves again', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const urls = Object.fromEntries(serviceNames.map((name) => [urlSetting(name), [`http://${name}:4000`]]));
  const upstreams = new Upstreams(urls as unknown as GatewayConfig, new Metrics());
  const [replica] = upstreams.all;
  for (const state of ['hanging', 'hanging', 'serving', 'serving'] as const)
    upstreams.note(replica!, state, 'no answer in time');
  expect(warn.mock.calls).toEqual([
    [`${replica!.service} at ${replica!.url} is hanging: no answer in time`],
    [`${replica!.service} at ${replica!.url} serves again`],
  ]);
  warn.mockRestore();
});
