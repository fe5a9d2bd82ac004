import { Button } from 'antd';
import { useEditRielRateMutation, useGetEditedRielRateQuery } from '../../../api/riel-api';
import type { RielRate } from '../../../api/types';
import { formatRiel } from '../../../lib/riel';
import { useOpenEdit } from '../kit/use-open-edit';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { Fact, Facts } from '../kit/facts';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { wholeNumberOf } from '../kit/number-text';
import { useEditForm } from '../kit/use-edit-form';
import { WholeNumberField } from '../kit/whole-number-field';
import { SettingsTab } from './settings-tab';

/** How many riel a dollar is. */
export function RielTab() {
  const { t } = useStaffI18n();
  const query = useGetEditedRielRateQuery();
  const [edited, setEdited] = useOpenEdit<'shop'>('riel-rate', (of) => `edit-riel-rate-${of}`);
  const { data } = query;
  return (
    <SettingsTab>
      <Hint>
        {t(
          'Shoppers see with it about what an unpaid order costs in riel, also those who have ordered already. What they pay is the amount in dollars.',
        )}
      </Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load the riel rate')} />
      {data && (
        <>
          <Facts>
            <Fact label={t('Riel for a dollar')}>{formatRiel(data.riel_rate)}</Fact>
          </Facts>
          <Button onClick={() => setEdited('shop')} aria-label={t('Edit {name}', { name: t('Riel rate') })}>
            {t('Edit')}
          </Button>
          {edited && <EditRielDialog rate={data} onClose={() => setEdited(null)} />}
        </>
      )}
    </SettingsTab>
  );
}

function EditRielDialog({ rate, onClose }: { rate: RielRate; onClose: () => void }) {
  const { t } = useStaffI18n();
  const [editRielRate] = useEditRielRateMutation();
  const label = t('Riel for a dollar');
  const edit = useEditForm<RielRate, { riel_rate: string }>({
    name: 'edit-riel-rate',
    id: 'shop',
    thing: rate,
    valuesOf: ({ riel_rate }) => ({ riel_rate: String(riel_rate) }),
    labels: { riel_rate: label },
    save: ({ riel_rate }, { version }) =>
      editRielRate({ riel_rate: wholeNumberOf(riel_rate), version }).unwrap(),
    done: t('Riel rate saved'),
    failed: t('Failed to save the riel rate'),
    onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={t('Edit {name}', { name: t('Riel rate') })}
      changed="Someone else changed the riel rate"
    >
      <WholeNumberField name="riel_rate" label={label} />
    </EditDialog>
  );
}
