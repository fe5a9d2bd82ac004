import { jest } from '@jest/globals';
import { query } from '@mekong/testing';
import { onSharedServers, startProcessShop } from './process-shop.js';

it('ends every part that runs when another one does not start', async () => {
  const { drop, ...servers } = await onSharedServers();
  const dropped = jest.fn(async () => undefined);
  const start = startProcessShop({}, { READ_TIMEOUT_MS: 'soon' }, { ...servers, drop: dropped });
  await expect(start).rejects.toThrow('gateway ended with 1');
  for (const url of Object.values(servers.databases)) {
    const connected = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'mekong-%'`;
    expect(await query(url, connected)).toEqual([]);
  }
  expect(dropped).toHaveBeenCalledTimes(1);
  await drop();
});
