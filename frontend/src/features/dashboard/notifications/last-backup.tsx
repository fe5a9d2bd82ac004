import { Tag } from 'antd';
import { useGetLastBackupQuery } from '../../../api/notifications-api';
import type { LastBackup as Known } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ageInWords } from '../kit/age-words';
import { Card, CardHead, CardList } from '../kit/cards';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { backupVerdict, isTooOld } from './backup-words';
import styles from './last-backup.module.css';

const POLL_MS = 60_000;

/** How old the last backup of the shop is, as whoever makes them has noted, and whether changes since are kept too. */
export function LastBackup() {
  const { t } = useStaffI18n();
  const query = useGetLastBackupQuery(undefined, {
    pollingInterval: POLL_MS,
    refetchOnMountOrArgChange: true,
  });
  const backup = query.data;
  return (
    <div className={styles.backup}>
      <LoadState of={query} failed={t('Failed to look for the last backup')} />
      {backup && (
        <CardList>
          <Card>
            <CardHead>
              <strong>{t('Backup of the shop')}</strong>
              <Tag color={backupVerdict(backup).color}>{t(backupVerdict(backup).label)}</Tag>
            </CardHead>
            <Facts {...backup} />
          </Card>
        </CardList>
      )}
    </div>
  );
}

function Facts(backup: Known) {
  const { t, moment } = useStaffI18n();
  const { made_at: made, archived_at: archived, is_archiving_broken: isBroken } = backup;
  return (
    <>
      {made && (
        <div>
          {t('Last backup: {age}', { age: ageInWords(made, t) })} ({moment(made)})
        </div>
      )}
      {archived && (
        <div>{t('Changes since are put away too, last {age}', { age: ageInWords(archived, t) })}</div>
      )}
      {isBroken && <Hint>{t("Changes cannot be put away any more. PostgreSQL's log tells why.")}</Hint>}
      {isTooOld(backup) && !archived && (
        <Hint>{t('If the server breaks now, everything since then is lost.')}</Hint>
      )}
      {!made && (
        <Hint>
          {t('How to make backups, and how to note them: infra/README.md, for whoever runs the server.')}
        </Hint>
      )}
    </>
  );
}
