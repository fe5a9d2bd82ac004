import { Button, Form, Select } from 'antd';
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
import { SetBy, useSetBy } from '../kit/set-by';
import { useEditForm } from '../kit/use-edit-form';
import { WholeNumberField } from '../kit/whole-number-field';
import { RateHistory } from './rate-history';
import { SettingsTab } from './settings-tab';

const priceStyles = {
  'dollars-first': 'In dollars, with riel beside',
  'riel-first': 'In riel, with dollars beside',
  'dollars-only': 'In dollars only',
} as const satisfies Record<RielRate['prices'], string>;

/** How many riel a dollar is, and how prices are written. */
export function RielTab() {
  const { t } = useStaffI18n();
  const query = useGetEditedRielRateQuery();
  const [edited, setEdited] = useOpenEdit<'shop'>('riel-rate', (of) => `edit-riel-rate-${of}`);
  const { data } = query;
  return (
    <SettingsTab>
      <Hint>
        {t(
          'Shoppers see at it about what prices are in riel. An order keeps the rate of the moment when it was placed.',
        )}
      </Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load the riel rate')} />
      {data && (
        <>
          <Facts>
            <Fact label={t('Riel for a dollar')}>
              {formatRiel(data.rate.riel_rate)}
              <SetBy setting="KHR_RATE" environment={data.rate.environment} />
            </Fact>
            <Fact label={t('Prices are written')}>{t(priceStyles[data.rate.prices])}</Fact>
          </Facts>
          <Button onClick={() => setEdited('shop')} aria-label={t('Edit {name}', { name: t('Riel rate') })}>
            {t('Edit')}
          </Button>
          <RateHistory rates={data.rates} />
          {edited && <EditRielDialog rate={data.rate} onClose={() => setEdited(null)} />}
        </>
      )}
    </SettingsTab>
  );
}

function EditRielDialog({ rate, onClose }: { rate: RielRate; onClose: () => void }) {
  const { t } = useStaffI18n();
  const rateSetBy = useSetBy(rate.environment)('KHR_RATE');
  const [editRielRate] = useEditRielRateMutation();
  const label = t('Riel for a dollar');
  const edit = useEditForm<RielRate, { riel_rate: string; prices: RielRate['prices'] }>({
    name: 'edit-riel-rate',
    id: 'shop',
    thing: rate,
    valuesOf: ({ riel_rate, prices }) => ({ riel_rate: String(riel_rate), prices }),
    labels: { riel_rate: label, prices: t('Prices are written') },
    save: ({ riel_rate, prices }, { version }) =>
      editRielRate({
        ...(rateSetBy === undefined && { riel_rate: wholeNumberOf(riel_rate) }),
        ...{ prices, version },
      }).unwrap(),
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
      <WholeNumberField name="riel_rate" label={label} setBy={rateSetBy} />
      <Form.Item name="prices" label={t('Prices are written')}>
        <Select options={Object.entries(priceStyles).map(([value, text]) => ({ value, label: t(text) }))} />
      </Form.Item>
    </EditDialog>
  );
}
