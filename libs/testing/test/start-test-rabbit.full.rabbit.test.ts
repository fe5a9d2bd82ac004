import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'amqplib';
import { startTestRabbit, waitFor, type TestRabbit } from '@mekong/testing';
import { isPortFree } from '../../../infra/local/ports.mjs';
import { prepareNode } from '../src/rabbit/node-settings.js';
import { PortTaken, startRabbitProcess } from '../src/rabbit/rabbit-process.js';

const isRefused = (amqpUrl: string) =>
  connect(amqpUrl).then(
    () => false,
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  );

describe('startTestRabbit', () => {
  let rabbit: TestRabbit;

  beforeAll(async () => {
    rabbit = await startTestRabbit();
  });

  afterAll(() => rabbit.stop());

  it('keeps confirmed durable messages over kill -9 and restart', async () => {
    const before = await connect(rabbit.amqpUrl);
    before.on('error', () => {});
    const publisher = await before.createConfirmChannel();
    await publisher.assertQueue('kept', { durable: true });
    publisher.sendToQueue('kept', Buffer.from('hello'), { persistent: true });
    await publisher.waitForConfirms();
    await rabbit.noteQueues();

    await rabbit.kill();
    await waitFor(() => isRefused(rabbit.amqpUrl), { what: 'the broker to be gone' });
    await rabbit.restart();

    const after = await connect(rabbit.amqpUrl);
    // A channel for each try, as the broker closes one that asks for a queue which it has not found again yet.
    const kept = async () => {
      const channel = await after.createChannel();
      channel.on('error', () => {});
      return (await channel.get('kept', { noAck: true })) || undefined;
    };
    const message = await waitFor(kept, { what: 'the kept message' });
    expect(message.content.toString()).toBe('hello');
    await after.close();
  });

  it('leaves no process of a node whose port was taken while it started', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mekong-taken-'));
    const settings = await prepareNode(folder);
    const other = createServer().listen(settings.managementPort, '127.0.0.1');
    await expect(startRabbitProcess(folder, settings)).rejects.toThrow(PortTaken);
    const left = settings.ports.filter((port) => port !== settings.managementPort);
    expect(await Promise.all(left.map((port) => isPortFree(port, '127.0.0.1')))).not.toContain(false);
    other.close();
    rmSync(folder, { recursive: true });
  });

  it('takes other ports where one was taken while it started', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mekong-taken-'));
    const starting = startTestRabbit(folder);
    const taken = await waitFor(() => chosenPort(folder), { what: 'the settings of the first node' });
    const other = createServer().listen(taken, '127.0.0.1');
    const started = await starting;
    expect(started.managementUrl).not.toContain(String(taken));
    expect(readdirSync(folder)).toHaveLength(1);
    other.close();
    await started.stop();
    rmSync(folder, { recursive: true });
  });
});

/** The port for management of the one node that starts below this folder, as soon as it is chosen. */
async function chosenPort(folder: string): Promise<number | undefined> {
  const [node] = readdirSync(folder);
  if (!node || !readdirSync(join(folder, node)).includes('rabbitmq.conf')) return undefined;
  const port = /port = (\d+)/.exec(readFileSync(join(folder, node, 'rabbitmq.conf'), 'utf8'));
  return port ? Number(port[1]) : undefined;
}
