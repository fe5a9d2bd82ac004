import { describeWith } from '../support/programs.js';
import { expectFiring, type Series } from './support/firing.js';

const series = (name: string, labels: string, values: string): Series => ({
  series: `${name}{${labels}}`,
  values,
});
const ofPostgres = (name: string, pod: string, values: string): Series =>
  series(`cnpg_${name}`, `job="postgres",namespace="mekong-gear",pod="${pod}"`, values);

/** Three instances, of which the first is the primary; what was changed of them. */
const cluster = (changed: Record<string, string> = {}): Series[] => {
  const usual: Record<string, [string, string, string]> = {
    collector_up: ['1x360', '1x360', '1x360'],
    pg_replication_in_recovery: ['0x360', '1x360', '1x360'],
    pg_replication_streaming_replicas: ['2x360', '0x360', '0x360'],
    pg_replication_lag: ['0x360', '1x360', '1x360'],
    pg_stat_archiver_last_failed_time: ['100x360', '-1x360', '-1x360'],
    pg_stat_archiver_last_archived_time: ['1000+15x360', '-1x360', '-1x360'],
    pg_stat_archiver_seconds_since_last_archival: ['15x360', '9000x360', '9000x360'],
  };
  return Object.entries(usual).flatMap(([name, values]) =>
    values.map((value, place) =>
      ofPostgres(name, `postgres-${place + 1}`, changed[`${name} ${place + 1}`] ?? value),
    ),
  );
};

describeWith('PROMTOOL')('of what the shop stands on', () => {
  it.each([
    ['DatabaseIsAway', [{ job: 'postgres' }], [1, 2, 3].map((one) => `collector_up ${one}`), '1x119 stale'],
    [
      'StandbyIsMissing',
      [{ namespace: 'mekong-gear' }],
      ['pg_replication_streaming_replicas 1'],
      '2x119 1x240',
    ],
    ['StandbyLags', [{ pod: 'postgres-2' }], ['pg_replication_lag 2'], '1x119 90x240'],
  ])('%s is told within two minutes, and not while all is well', async (alert, labels, which, values) => {
    const changed = Object.fromEntries(which.map((one) => [one, values]));
    await expectFiring(alert, cluster(changed), { '30m': [], '32m': labels, '85m': labels });
    await expectFiring(alert, cluster(), { '32m': [], '85m': [] });
  });

  const archiver = {
    job: 'postgres',
    namespace: 'mekong-gear',
    pod: 'postgres-1',
  };
  it.each([
    ['fails', { 'pg_stat_archiver_last_failed_time 1': '100x119 9999x240' }],
    ['hangs', { 'pg_stat_archiver_seconds_since_last_archival 1': '15x119 700x240' }],
  ])('an archive that %s is told within two minutes, of the primary only', async (_, changed) => {
    await expectFiring('ArchivingFails', cluster(changed), { '30m': [], '32m': [archiver] });
    await expectFiring('ArchivingFails', cluster(), { '32m': [], '85m': [] });
  });

  it('a backup is missed when the newest is older than a day, or when there is none', async () => {
    const newest = (values: string) => [
      series('barman_cloud_cloudnative_pg_io_last_available_backup_timestamp', 'pod="postgres-1"', values),
    ];
    const hours = 3_600;
    await expectFiring('BackupIsOld', newest(`-${29.5 * hours}x360`), { '30m': [], '60m': [{}] });
    await expectFiring('BackupIsOld', newest(`-${23 * hours}x360`), { '60m': [] });
    await expectFiring('BackupIsOld', [], { '5m': [], '20m': [{}] });
  });

  it('a disk that fills is told while there is still room', () => {
    const disk = 'namespace="mekong-gear",persistentvolumeclaim="postgres-1-wal"';
    return expectFiring(
      'DiskFills',
      [
        series('kubelet_volume_stats_capacity_bytes', disk, '100x360'),
        series('kubelet_volume_stats_available_bytes', disk, '40x119 14x240'),
      ],
      {
        '30m': [],
        '32m': [{ namespace: 'mekong-gear', persistentvolumeclaim: 'postgres-1-wal' }],
      },
    );
  });

  it('a certificate that was not renewed is told two weeks before it ends', () => {
    const twoWeeks = 14 * 86_400;
    const ends = (name: string, at: number) =>
      series(
        'certmanager_certificate_expiration_timestamp_seconds',
        `namespace="mekong-gear",name="${name}"`,
        `${at}x360`,
      );
    return expectFiring(
      'CertificateEnds',
      [ends('rabbitmq-server', twoWeeks + 1_800), ends('internal-ca', 10 * twoWeeks)],
      { '29m': [], '32m': [{ namespace: 'mekong-gear', name: 'rabbitmq-server' }] },
    );
  });
});
