import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { apiClient, createTestDatabase, createTestVhost, serviceEnv, staff } from '@mekong/testing';
import { aPng, asFile } from './builders.js';
import { memoryGroup } from './little-memory.js';
import { justFits, largeInMemory } from './odd-images.js';

const program = new URL('../dist/main.js', import.meta.url).pathname;

let catalog: { url: string; process: ChildProcess; stop(): Promise<void> };
beforeEach(async () => {
  catalog = await startInOneGigabyte();
});
afterEach(() => catalog.stop());

/** The catalogue as its container runs it; without a limit where no group of memory can be made. */
async function startInOneGigabyte(): Promise<typeof catalog> {
  const [database, vhost] = await Promise.all([createTestDatabase('catalog'), createTestVhost()]);
  const group = memoryGroup(1024 ** 3);
  const script = `${group?.enter ?? 'true'}; exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', script, process.execPath, program], {
    env: { ...process.env, ...serviceEnv(database.url, { AMQP_URL: vhost.amqpUrl, LOG_LEVEL: 'info' }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((done, fail) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const said = / serves at ([\w:/.]+)/.exec(output);
      if (said) done(said[1]!);
    });
    child.once('exit', (code) => fail(new Error(`catalog ended with ${code}: ${output}`)));
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await group?.remove();
    await Promise.all([database.drop(), vhost.drop()]);
  };
  return { url, process: child, stop };
}

async function upload(by: ReturnType<typeof staff>, ...images: Buffer[]) {
  const form = new FormData();
  images.forEach((image, n) => form.append('images', asFile(image), `${n}.png`));
  return (await apiClient(catalog.url, by).post('/api/admin/images', form)).body;
}

it.each([
  ['320 MB, which are refused', largeInMemory, 0],
  ['160 MB, which are taken', justFits, 4],
])(
  'a catalogue of 1 GiB outlives images that decode to %s, and answers meanwhile',
  async (_, image, taken) => {
    const bytes = await image();
    const attacker = staff('seller');
    let isOver = false;
    const attacks = Promise.all([1, 2, 3].map(() => upload(attacker, bytes, bytes, bytes, bytes))).finally(
      () => (isOver = true),
    );
    do {
      expect((await apiClient(catalog.url).get('/api/brands')).status).toBe(200);
      expect((await upload(staff('seller'), await aPng())).uploaded).toBe(1);
    } while (!isOver);
    expect((await attacks).map(({ uploaded }) => uploaded)).toEqual([taken, taken, taken]);
    expect([catalog.process.exitCode, catalog.process.signalCode]).toEqual([null, null]);
  },
);
