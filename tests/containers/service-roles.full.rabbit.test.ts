import { serviceNames } from '@mekong/contracts';
import { createTestVhost, query } from '@mekong/testing';
import { replayable } from '../faults/support/random.js';
import { Sales } from '../faults/support/sales.js';
import { startProcessShop } from '../support/process-shop.js';
import { containerDatabases } from './databases.js';

it('the whole shop sells with roles that can only read and write', async () => {
  const [databases, vhost] = await Promise.all([containerDatabases(), createTestVhost()]);
  await databases.setUp();
  for (const name of serviceNames) await databases.migrate(name);
  const urls = Object.fromEntries(serviceNames.map((name) => [name, databases.urlFor(name, name)]));
  const drop = async () => {
    await vhost.drop();
    await databases.drop();
  };
  const settings = { PASSWORD_HASH_COST: '4', EVENT_RETRY_DELAYS_MS: '200,500' };
  const shop = await startProcessShop({}, settings, { amqpUrl: vhost.amqpUrl, databases: urls, drop });
  try {
    const sales = await Sales.open(shop.url);
    await replayable(1, (random) => sales.sell(10, random));
    expect(sales.oddAnswers).toEqual([]);
    const { status, body } = await sales.admin.call('GET', '/api/admin/audit-log?limit=100');
    expect(status).toBe(200);
    expect(body.entries.map(({ action }: { action: string }) => action)).toContain('product.created');
    await expect(query(urls.auth!, 'DELETE FROM audit_log')).rejects.toThrow('only added to');
  } finally {
    await shop.stop();
  }
});
