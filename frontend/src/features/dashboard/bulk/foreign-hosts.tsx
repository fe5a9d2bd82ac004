import { Button } from 'antd';
import { useEditImageHostsMutation, useGetImageHostsQuery } from '../../../api/image-hosts-api';
import type { BulkPage } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Lead } from '../kit/lead';
import { useStaff } from '../kit/staff';
import styles from './unknown-brands.module.css';

/** From where rows of a checked file want images and the shop fetches none, each host once. Admins allow them here. */
export function ForeignHosts({ hosts }: { hosts: BulkPage['foreign_hosts'] }) {
  const { t, translateProblem } = useStaffI18n();
  const isAdmin = useStaff()?.role === 'admin';
  const { data: allowed } = useGetImageHostsQuery(undefined, { skip: hosts.length === 0 });
  const [edit, { error, isLoading }] = useEditImageHostsMutation();
  if (hosts.length === 0) return null;
  return (
    <div className={styles.brands}>
      <Lead>
        {t('Hosts from which the shop fetches no images:')}{' '}
        {t(
          isAdmin
            ? 'allow those that you know, and check the file again.'
            : 'ask an admin to allow them, and check the file again.',
        )}
      </Lead>
      <ul className={styles.list}>
        {hosts.map(({ host, rows }) => (
          <li key={host}>
            <span>{t('{name} (rows: {rows})', { name: host, rows })}</span>
            {allowed?.hosts.includes(host) ? (
              <span> ✓</span>
            ) : (
              isAdmin &&
              allowed && (
                <Button
                  size="small"
                  disabled={isLoading}
                  onClick={() => void edit({ hosts: [...allowed.hosts, host], version: allowed.version })}
                >
                  {t('Allow {host}', { host })}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      <ErrorText>{translateProblem(error)}</ErrorText>
    </div>
  );
}
