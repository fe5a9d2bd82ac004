import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { useGetPartsQuery, type Service } from '../../../api/notifications-api';
import type { PartState } from '../../../api/types';
import { statusOf } from '../../../api/problem';
import { LoadError, Note } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { TextCell } from '../kit/cells';
import { ListTable, type ListColumn } from '../kit/list-table';
import { LoadState } from '../kit/load-state';
import { GOOD } from '../kit/tag-colors';
import { LastBackup } from './last-backup';
import { absentOf, areMailsLate, PARTS, verdictOf, whyNone } from './part-words';
import { SERVICES } from '../kit/service-words';

const POLL_MS = 10_000;

interface Row {
  service: Service;
  state: PartState | null;
}

/** Whether each part of the shop works, and how old its last backup is, in the words of whoever owns it; kept current. */
export function PartsTab() {
  const { t, moment } = useStaffI18n();
  const parts = useGetPartsQuery(SERVICES, { pollingInterval: POLL_MS, refetchOnMountOrArgChange: true });
  const { data, error, fulfilledTimeStamp } = parts;
  const rows = data?.map((state, place): Row => ({ service: SERVICES[place]!, state }));
  const ill = rows?.filter(({ state }) => verdictOf(state).color !== GOOD).length;
  const columns: ListColumn<Row>[] = [
    { title: t('Part of the shop'), key: 'part', render: (_, { service }) => t(PARTS[service].name) },
    { title: t('State'), key: 'state', card: 'side', render: (_, { state }) => <Verdict state={state} /> },
    { title: t('What that means'), key: 'meaning', card: 'fill', render: (_, row) => <Meaning {...row} /> },
  ];
  return (
    <>
      {statusOf(error) === 503 ? (
        <LoadError message={t(whyNone(error))} onRetry={parts.refetch} />
      ) : (
        <LoadState
          of={parts}
          loading={t('Looking at all parts...')}
          failed={t('Failed to look at the parts')}
        />
      )}
      {rows && !error && (
        <>
          <Note>
            <strong>
              {ill === 0
                ? t('Everything works.')
                : t('{count} of {total} parts need attention.', { count: ill!, total: rows.length })}
            </strong>{' '}
            {t('Looked at: {time}', { time: moment(new Date(fulfilledTimeStamp!).toISOString()) })}
          </Note>
          <ListTable rowKey="service" columns={columns} dataSource={rows} pagination={false} />
        </>
      )}
      <LastBackup />
    </>
  );
}

function Verdict({ state }: { state: PartState | null }) {
  const { t } = useStaffI18n();
  const { label, color } = verdictOf(state);
  return <Tag color={color}>{t(label)}</Tag>;
}

function Meaning({ service, state }: Row) {
  const { t } = useStaffI18n();
  if (!state) return <TextCell>{t(PARTS[service].without)}</TextCell>;
  const { broker, unsent, unhandled, failed, oldest_unsent_seconds: age, replicas } = state;
  const absent = absentOf(state);
  const minutes = Math.ceil(age / 60);
  return (
    <TextCell>
      {broker === 'away' && (
        <div>{t('It works, but its updates do not reach the others. Nothing is lost.')}</div>
      )}
      {absent > 0 && (
        <div>
          {t('Copies of it that do not answer: {count} of {total}. The others do their work.', {
            count: absent,
            total: Object.values(replicas).reduce((sum, count) => sum + count, 0),
          })}
        </div>
      )}
      {unsent > 0 && minutes > 0 && (
        <div>
          {t('Updates waiting to be sent: {count}, for up to {minutes} min', { count: unsent, minutes })}
        </div>
      )}
      {areMailsLate(state) && (
        <Link to="/seller-dashboard/notifications/mails?status=queued">
          {t('Mails have waited for the mail server for {minutes} min. Nobody gets codes meanwhile.', {
            minutes: Math.floor(state.oldest_mail_seconds! / 60),
          })}
        </Link>
      )}
      {Boolean(unhandled) && <div>{t('Updates it has yet to read: {count}', { count: unhandled! })}</div>}
      {Boolean(failed) && (
        <Link to={`/seller-dashboard/notifications/failed-events?service=${service}`}>
          {t('Failed events: {count}', { count: failed! })}
        </Link>
      )}
    </TextCell>
  );
}
