import { connect } from 'amqplib';
import { startTestRabbit, waitFor, type TestRabbit } from '@mekong/testing';

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
});
