import { Tag } from 'antd';
import { useGetMailsQuery } from '../../../api/notifications-api';
import type { MailLogEntry } from '../../../api/types';
import { Numbered } from '../../../components/numbered';
import { useStaffI18n } from '../i18n/staff-i18n';
import { TextCell } from '../kit/cells';
import { FilterBar, FilterSelect, SearchField } from '../kit/filter-bar';
import { Hint } from '../kit/hint';
import type { ListColumn } from '../kit/list-table';
import { PagedTable } from '../kit/paged-table';
import { SavedViews } from '../kit/saved-views';
import { useList } from '../kit/use-list';
import { anyText, oneOf, useListAddress } from '../kit/use-list-address';
import { useRowReason } from '../kit/use-row-reason';
import styles from './mails-tab.module.css';
import { MAIL_KINDS, MAIL_STATUSES, STATUS_COLORS } from './mail-words';
import { ResendButton } from './resend-button';

const PAGE_SIZE = 20;
/** Most addresses stand in one line. */
const ADDRESS_PX = 224;
const FILTERS = {
  q: anyText,
  status: oneOf(Object.keys(MAIL_STATUSES)),
  kind: oneOf(Object.keys(MAIL_KINDS)),
};

/** The log of the shop's mails with their status, newest first. */
export function MailsTab() {
  const { t } = useStaffI18n();
  const address = useListAddress(FILTERS);
  const list = useList(useGetMailsQuery(address.search), address, PAGE_SIZE);
  const columns = useColumns();
  return (
    <>
      <FilterBar>
        <SearchField
          label={t('Search mails')}
          placeholder={t('Address or order number')}
          maxLength={254}
          {...address.field('q')}
        />
        <FilterSelect
          label={t('Filter by status')}
          labels={{ '': 'Any status', ...MAIL_STATUSES }}
          {...address.field('status')}
        />
        <FilterSelect
          label={t('Filter by kind')}
          labels={{ '': 'Any kind of mail', ...MAIL_KINDS }}
          {...address.field('kind')}
        />
        <SavedViews list="mails" address={address} />
      </FilterBar>
      <PagedTable
        list={list}
        rows={({ mails }) => mails}
        columns={columns}
        failed={t('Failed to load the mails')}
        nothing={t('No mails here.')}
      />
    </>
  );
}

function useColumns(): ListColumn<MailLogEntry>[] {
  const { t, moment } = useStaffI18n();
  const reasonOf = useRowReason();
  return [
    { title: t('Recipient'), key: 'to', width: ADDRESS_PX, render: (_, { to }) => <TextCell>{to}</TextCell> },
    {
      title: t('Mail'),
      key: 'subject',
      card: 'fill',
      render: (_, mail) => <Subject mail={mail} />,
    },
    {
      title: t('Status'),
      key: 'status',
      card: 'side',
      render: (_, { status, attempts, last_error, faults, resend_of }) => (
        <TextCell>
          <Tag color={STATUS_COLORS[status]}>{t(MAIL_STATUSES[status])}</Tag>
          {resend_of && <Tag>{t('Sent again by staff')}</Tag>}
          {attempts > 1 && <Hint>{t('{count} attempts', { count: attempts })}</Hint>}
          {/* What is out of date says why where it could be sent again. */}
          {last_error && status !== 'outdated' && <Hint>{reasonOf({ error: last_error, faults })}</Hint>}
        </TextCell>
      ),
    },
    {
      title: t('Sent'),
      key: 'sent',
      card: 'none',
      render: (_, { created_at, sent_at }) => <Times asked={moment(created_at)} sent={moment(sent_at)} />,
    },
    {
      title: t('Actions'),
      key: 'actions',
      card: 'end',
      render: (_, mail) => <ResendButton mail={mail} />,
    },
  ];
}

/** What a mail is about; on a card, which has a line for it, its kind and order, as a subject has the order's number in its middle. */
function Subject({ mail: { subject, kind, order_number, created_at } }: { mail: MailLogEntry }) {
  const { t, moment } = useStaffI18n();
  const words = t(MAIL_KINDS[kind]);
  return (
    <TextCell>
      <span className={styles.subject} title={subject}>
        <Numbered text={subject} />
      </span>
      {order_number && (
        <span className={styles.brief}>
          <Numbered text={`${words} · ${order_number}`} />
        </span>
      )}
      <div className={styles.kind}>
        <Hint>{words}</Hint>
      </div>
      <div className={styles.time}>
        <Hint>{moment(created_at)}</Hint>
      </div>
    </TextCell>
  );
}

/** When a mail was sent, and when it was asked for if that was earlier. */
function Times({ asked, sent }: { asked: string; sent: string }) {
  const { t } = useStaffI18n();
  return (
    <>
      {sent}
      {asked !== sent && <Hint>{t('Asked for {time}', { time: asked })}</Hint>}
    </>
  );
}
