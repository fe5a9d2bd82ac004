import { Tag, type TableColumnsType } from 'antd';
import type { MailLogEntry, MailLogPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ListTable } from '../kit/list-table';
import { MAIL_KINDS, MAIL_STATUSES } from './mail-words';
import styles from './notifications.module.css';
import { ResendButton } from './resend-button';

export const MAILS_PER_PAGE = 20;

interface MailsTableProps {
  mails: MailLogPage | undefined;
  isLoading: boolean;
  onPage: (page: number) => void;
}

/** One page of the log of mails. */
export function MailsTable({ mails, isLoading, onPage }: MailsTableProps) {
  const { t, moment } = useStaffI18n();
  const columns: TableColumnsType<MailLogEntry> = [
    { title: t('To'), dataIndex: 'to' },
    {
      title: t('Mail'),
      key: 'subject',
      render: (_, { subject, kind }) => (
        <div className={styles.subject}>
          {subject}
          <p className={styles.detail}>{t(MAIL_KINDS[kind])}</p>
        </div>
      ),
    },
    {
      title: t('Status'),
      key: 'status',
      render: (_, { status, last_error, resend_of }) => (
        <div className={styles.subject}>
          <Tag color={MAIL_STATUSES[status].color}>{t(MAIL_STATUSES[status].label)}</Tag>
          {resend_of && <Tag>{t('Sent again by staff')}</Tag>}
          {last_error && <p className={styles.detail}>{last_error}</p>}
        </div>
      ),
    },
    { title: t('Attempts'), dataIndex: 'attempts', align: 'right' },
    { title: t('Asked for'), dataIndex: 'created_at', render: moment },
    { title: t('Sent'), dataIndex: 'sent_at', render: moment },
    { title: t('Actions'), key: 'actions', render: (_, mail) => <ResendButton mail={mail} /> },
  ];
  return (
    <ListTable
      rowKey="id"
      columns={columns}
      dataSource={mails?.mails}
      loading={isLoading}
      locale={{ emptyText: t('No mails here.') }}
      pagination={{
        current: mails?.page ?? 1,
        total: mails?.total ?? 0,
        pageSize: MAILS_PER_PAGE,
        showSizeChanger: false,
        hideOnSinglePage: true,
        onChange: onPage,
      }}
    />
  );
}
