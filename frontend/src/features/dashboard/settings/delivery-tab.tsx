import { Button } from 'antd';
import { useState } from 'react';
import { useGetDeliveryQuery } from '../../../api/delivery-api';
import { useChangeDeliveryTableMutation } from '../../../api/delivery-table-api';
import { staleEditOf } from '../../../api/stale-edit';
import type { DeliveryTable } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { StaleNotice } from '../kit/stale-notice';
import { useAct } from '../kit/use-act';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { enteredDays, rowsOf, wrongRows, type DaysRow } from './delivery-rows';
import { DeliveryRows } from './delivery-rows-table';
import { SettingsTab } from './settings-tab';

/** In how many working days parcels arrive in each province, which the whole shop says. */
export function DeliveryTab() {
  const { t } = useStaffI18n();
  const query = useGetDeliveryQuery(undefined, { refetchOnMountOrArgChange: true });
  // The form keeps what it began with: a later answer must not be overwritten unseen.
  const [opened, setOpened] = useState<DeliveryTable | null>(null);
  if (!opened && query.data && !query.isFetching) setOpened(query.data);
  const show = (table: DeliveryTable | null) => {
    if (!table) void query.refetch();
    setOpened(table);
  };
  return (
    <SettingsTab>
      <Hint>
        {t(
          'Working days from payment to arrival, as product pages, the checkout, receipts and the page on delivery say them. A province with both fields empty has its usual days.',
        )}
      </Hint>
      {opened ? (
        <DeliveryForm key={opened.version} table={opened} onShow={show} />
      ) : (
        <LoadState
          of={{ ...query, data: undefined }}
          loading={t('Loading...')}
          failed={t('Failed to load the delivery days')}
        />
      )}
    </SettingsTab>
  );
}

interface DeliveryFormProps {
  table: DeliveryTable;
  /** Begins again with this table, or with the one that the server has. */
  onShow: (table: DeliveryTable | null) => void;
}

function DeliveryForm({ table, onShow }: DeliveryFormProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [rows, setRows] = useState(() => rowsOf(table));
  const [isUnsaved, setUnsaved] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isStale, setStale] = useState(false);
  const [change, { isLoading }] = useChangeDeliveryTableMutation();
  useUnsavedWarning(isUnsaved);
  const wrong = isChecked ? wrongRows(rows) : [];

  const edit = (changed: DaysRow) => {
    setUnsaved(true);
    setRows(rows.map((row) => (row.province === changed.province ? changed : row)));
  };

  const save = async () => {
    setChecked(true);
    if (wrongRows(rows).length > 0) return;
    const handleError = (error: unknown) => {
      const isChanged = staleEditOf(error) !== null;
      setStale(isChanged);
      return isChanged;
    };
    const words = {
      done: t('Delivery days saved'),
      failed: t('Failed to save the delivery days'),
      handleError,
    };
    const saved = await act(
      () => change({ provinces: enteredDays(rows), version: table.version }).unwrap(),
      words,
    );
    if (!saved) return;
    setUnsaved(false);
    onShow(saved.result);
  };

  return (
    <>
      {isStale && (
        <StaleNotice title={t('Someone else changed the delivery days')}>
          {t('Your changes were not saved.')}{' '}
          <Button size="small" onClick={() => onShow(null)}>
            {t('Show them as they are now')}
          </Button>
        </StaleNotice>
      )}
      <DeliveryRows rows={rows} wrong={wrong} onEdit={edit} />
      {wrong.length > 0 && (
        <p role="alert">
          {t('Both days are needed, at most 60, and the first not above the last: {provinces}', {
            provinces: wrong.join(', '),
          })}
        </p>
      )}
      <div>
        <Button type="primary" loading={isLoading} onClick={() => void save()}>
          {t('Save')}
        </Button>
      </div>
    </>
  );
}
