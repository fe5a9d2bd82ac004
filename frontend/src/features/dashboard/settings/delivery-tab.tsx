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
import { useConfirm } from '../kit/confirm';
import { useI18n } from '../../../lib/i18n/i18n';
import { PROVINCES } from '../../../lib/provinces';
import { enteredDays, rowsOf, wrongRows, type DaysRow } from './delivery-rows';
import { withoutWays, withUsualWays } from './delivery-ways';
import { WaysDialog } from './ways-dialog';
import { DeliveryRows } from './delivery-rows-table';
import { SettingsTab } from './settings-tab';
import styles from './delivery-tab.module.css';

/** In how many working days parcels arrive in each province and how they are brought there, which the whole shop says. */
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
  const confirm = useConfirm();
  const { pick } = useI18n();
  const [openName, setOpenName] = useState<string | null>(null);
  const [rows, setRows] = useState(() => rowsOf(table));
  const [isUnsaved, setUnsaved] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isStale, setStale] = useState(false);
  const [change, { isLoading }] = useChangeDeliveryTableMutation();
  useUnsavedWarning(isUnsaved);
  const wrong = isChecked ? wrongRows(rows) : [];

  const put = (changed: DaysRow[]) => {
    setUnsaved(true);
    setRows(changed);
  };
  const edit = (changed: DaysRow) =>
    put(rows.map((row) => (row.province === changed.province ? changed : row)));

  const reset = async () => {
    const question = t('Take out all ways? From then on the shipping policy holds everywhere.');
    if (await confirm({ question, yes: t('Take out'), isDanger: true })) put(withoutWays(rows));
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

  const open = rows.find(({ province }) => province === openName);
  const known = PROVINCES.find(({ english }) => english === openName);
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
      <div className={styles.presets}>
        <Button onClick={() => put(withUsualWays(rows))}>{t('Fill with usual ones')}</Button>
        <Button danger onClick={() => void reset()}>
          {t('Take out all ways')}
        </Button>
      </div>
      <DeliveryRows rows={rows} wrong={wrong} onEdit={edit} onOpen={setOpenName} />
      {open && (
        <WaysDialog
          row={open}
          name={known ? pick(known.english, known.khmer) : open.province}
          onClose={() => setOpenName(null)}
          onDone={(row) => {
            edit(row);
            setOpenName(null);
          }}
        />
      )}
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
