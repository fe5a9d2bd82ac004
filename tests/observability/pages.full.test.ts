import { serviceNames } from '@mekong/contracts';
import { waitFor } from '@mekong/testing';
import { describeWith } from '../support/programs.js';
import { startAlertmanager, type Alert } from './support/alertmanager.js';

let alertmanager: Awaited<ReturnType<typeof startAlertmanager>>;

const page = (alertname: string, labels: Record<string, string> = {}): Alert => ({
  alertname,
  severity: 'page',
  ...labels,
});
const ofAll = (alertname: string) => serviceNames.map((job) => page(alertname, { job }));
const ticket = (alertname: string, labels: Record<string, string> = {}): Alert => ({
  ...page(alertname, labels),
  severity: 'ticket',
});

describeWith('ALERTMANAGER')('a fault is told', () => {
  beforeEach(async () => {
    alertmanager = await startAlertmanager();
  });
  afterEach(() => alertmanager.stop());

  /** What people are told once all of these fire. */
  async function toldOf(...alerts: Alert[]) {
    await alertmanager.fire(...alerts);
    await waitFor(() => alertmanager.messages.length > 0, { what: 'a message' });
    // One more that comes later tells that there is nothing left of those before.
    const last = ticket('ProcessIsBusy', { job: 'the last' });
    await alertmanager.fire(...alerts, last);
    await waitFor(
      () => alertmanager.messages.some(({ alerts: names }) => names.includes('ProcessIsBusy the last')),
      {
        what: 'the last one',
        timeoutMs: 150_000,
      },
    );
    return alertmanager.messages
      .map(({ receiver, alerts: names }) => ({
        receiver,
        alerts: names.filter((name) => !name.endsWith('the last')),
      }))
      .filter(({ alerts: names }) => names.length > 0);
  }

  it('once to those who have to look at once where the broker is away, without the events that wait for it', async () => {
    expect(await toldOf(...ofAll('BrokerIsAway'), ...ofAll('EventsWait'))).toEqual([
      { receiver: 'page', alerts: serviceNames.map((name) => `BrokerIsAway ${name}`).sort() },
    ]);
  });

  it('once where a machine with a replica of everything dies', async () => {
    const alerts = [
      ...ofAll('PartIsAway'),
      page('PartIsAway', { job: 'postgres' }),
      page('StandbyIsMissing', { namespace: 'mekong-gear' }),
      page('ReplicaHangs', { job: 'gateway', service: 'orders' }),
      page('AnswersFail', { job: 'gateway' }),
      page('PromiseIsBroken', { promise: 'answered' }),
    ];
    expect(await toldOf(...alerts)).toEqual([
      {
        receiver: 'page',
        alerts: [...serviceNames.map((name) => `PartIsAway ${name}`), 'StandbyIsMissing'].sort(),
      },
    ]);
  });

  it('as the database that is away, and not as all that follows from it', async () => {
    const alerts = [
      page('DatabaseIsAway', { job: 'postgres' }),
      page('PartIsAway', { job: 'postgres' }),
      page('StandbyIsMissing', { namespace: 'mekong-gear' }),
      ...ofAll('AnswersFail'),
      ...ofAll('EventsWait'),
      page('MailsWait', { job: 'notifications' }),
      page('PromiseIsBroken', { promise: 'answered' }),
    ];
    expect(await toldOf(...alerts)).toEqual([{ receiver: 'page', alerts: ['DatabaseIsAway postgres'] }]);
  });

  it('to those who have a working day where that is enough', async () => {
    await alertmanager.fire(ticket('EventsFailed', { job: 'orders' }));
    await waitFor(() => alertmanager.messages.length > 0, { what: 'a message' });
    expect(alertmanager.messages).toEqual([{ receiver: 'ticket', alerts: ['EventsFailed orders'] }]);
  });
});
