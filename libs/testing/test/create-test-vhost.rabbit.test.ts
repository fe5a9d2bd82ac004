import { connect } from 'amqplib';
import { createTestVhost } from '@mekong/testing';

describe('createTestVhost', () => {
  it('keeps the queues of one test file from all others', async () => {
    const [one, other] = await Promise.all([createTestVhost(), createTestVhost()]);
    const [mine, theirs] = await Promise.all([connect(one.amqpUrl), connect(other.amqpUrl)]);
    const channel = await theirs.createChannel();
    channel.on('error', () => {});
    await (await mine.createChannel()).assertQueue('mail');

    await expect(channel.checkQueue('mail')).rejects.toThrow('NOT_FOUND');

    await Promise.all([mine.close(), theirs.close()]);
    await Promise.all([one.drop(), other.drop()]);
  });
});
