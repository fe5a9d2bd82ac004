import { useState } from 'react';
import { useGetCourierCashQuery } from '../../../api/remittances-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useMay } from '../kit/may';
import { CourierCard } from './courier-card';
import { RemittanceDialog } from './remittance-dialog';
import { RemittanceFileDialog } from './remittance-file-dialog';
import type { Remitting } from './remittance-rows';

/** What each courier has collected and not handed in; admins note what comes in. */
export function CashTab() {
  const { t } = useStaffI18n();
  const isAdmin = useMay()('manage');
  const query = useGetCourierCashQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remitting, setRemitting] = useState<Remitting | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const { data } = query;
  const read = (remitted: Remitting) => {
    setReading(null);
    setRemitting(remitted);
  };
  return (
    <>
      <Hint>
        {t(
          'What couriers have collected at the door and not handed in yet. An order counts as paid once its money is in.',
        )}
      </Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load the money')} />
      {data?.length === 0 && <p>{t('No courier holds money of the shop.')}</p>}
      {data?.map((held) => (
        <CourierCard
          key={held.courier}
          held={held}
          {...(isAdmin && { onRemit: setRemitting, onReadFile: () => setReading(held.courier) })}
        />
      ))}
      {reading !== null && (
        <RemittanceFileDialog courier={reading} onRead={read} onClose={() => setReading(null)} />
      )}
      {remitting && <RemittanceDialog {...remitting} onClose={() => setRemitting(null)} />}
    </>
  );
}
