import { connect } from 'amqplib';
import { startTestRabbit, type TestRabbit } from '@mekong/testing';

describe('startTestRabbit', () => {
  let rabbit: TestRabbit;

  beforeAll(async () => {
    rabbit = await startTestRabbit();
  }, 60_000);

  afterAll(() => rabbit.stop());

  it('keeps confirmed durable messages over kill -9 and restart', async () => {
    const before = await connect(rabbit.amqpUrl);
    before.on('error', () => {});
    const publisher = await before.createConfirmChannel();
    await publisher.assertQueue('kept', { durable: true });
    publisher.sendToQueue('kept', Buffer.from('hello'), { persistent: true });
    await publisher.waitForConfirms();

    await rabbit.kill();
    await expect(connect(rabbit.amqpUrl)).rejects.toThrow('ECONNREFUSED');
    await rabbit.restart();

    const after = await connect(rabbit.amqpUrl);
    const message = await (await after.createChannel()).get('kept', { noAck: true });
    expect(message && message.content.toString()).toBe('hello');
    await after.close();
  }, 60_000);
});
