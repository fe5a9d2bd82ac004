import { Button } from 'antd';
import { useEditImageHostsMutation, useGetImageHostsQuery } from '../../../api/image-hosts-api';
import type { BulkPage } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useStaff } from '../kit/staff';
import { RowsList } from './rows-list';

/** From where rows of a checked file want images and the shop fetches none, each host once. Admins allow them here. */
export function ForeignHosts({ hosts }: { hosts: BulkPage['foreign_hosts'] }) {
  const { t, translateProblem } = useStaffI18n();
  const isAdmin = useStaff()?.role === 'admin';
  const { data: allowed } = useGetImageHostsQuery(undefined, { skip: hosts.length === 0 });
  const [edit, { error, isLoading }] = useEditImageHostsMutation();
  if (hosts.length === 0) return null;
  const actOn = (host: string) => {
    if (allowed?.hosts.includes(host)) return '✓';
    if (!isAdmin || !allowed) return null;
    const { hosts: known, version } = allowed;
    return (
      <Button
        size="small"
        disabled={isLoading}
        onClick={() => void edit({ hosts: [...known, host], version })}
      >
        {t('Allow {host}', { host })}
      </Button>
    );
  };
  const what = isAdmin
    ? 'allow those that you know, and check the file again.'
    : 'ask an admin to allow them, and check the file again.';
  return (
    <RowsList
      lead={`${t('Hosts from which the shop fetches no images:')} ${t(what)}`}
      items={hosts.map(({ host, rows }) => ({
        key: host,
        text: t('{name} (rows: {rows})', { name: host, rows }),
        act: actOn(host),
      }))}
    >
      <ErrorText>{translateProblem(error)}</ErrorText>
    </RowsList>
  );
}
