import { Button, Form } from 'antd';
import { useChangeCashOnDeliveryMutation, useGetCashOnDeliveryQuery } from '../../../api/cash-api';
import type { CashOnDelivery, CashOnDeliveryEdit } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { Fact, Facts } from '../kit/facts';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { NumberField } from '../kit/number-field';
import { plainNumber, wholeNumberOf } from '../kit/number-text';
import { SetBy, useSetBy } from '../kit/set-by';
import { useEditForm } from '../kit/use-edit-form';
import { useOpenEdit } from '../kit/use-open-edit';
import { ProvincesField, provincesOf, provincesText, useProvinceNames } from './provinces-field';
import { SettingsTab } from './settings-tab';

const LIMITS = {
  limit: { min: 0, max: 100_000, precision: 2 },
  open_orders: { min: 0, max: 1_000, precision: 0 },
};

/** For which orders cash on delivery is offered. */
export function CashTab() {
  const { t, money } = useStaffI18n();
  const query = useGetCashOnDeliveryQuery();
  const namesOf = useProvinceNames();
  const labels = useLabels();
  const [edited, setEdited] = useOpenEdit<'shop'>('cash-on-delivery', (of) => `edit-cash-on-delivery-${of}`);
  const { data } = query;
  return (
    <SettingsTab>
      <Hint>
        {t(
          'Shoppers see this at the checkout. Each order is confirmed by phone before it is packed. Two parcels refused at the door, and a shopper is not offered it any more.',
        )}
      </Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load the settings of cash')} />
      {data && (
        <>
          <Facts>
            <Fact label={labels.provinces}>{namesOf(data.provinces)}</Fact>
            <Fact label={labels.limit}>
              {money(data.limit_cents / 100)}
              <SetBy setting="COD_LIMIT_CENTS" environment={data.environment} />
            </Fact>
            <Fact label={labels.open_orders}>{data.open_orders}</Fact>
          </Facts>
          <Button
            onClick={() => setEdited('shop')}
            aria-label={t('Edit {name}', { name: t('Cash on delivery') })}
          >
            {t('Edit')}
          </Button>
          {edited && <EditCashDialog cash={data} onClose={() => setEdited(null)} />}
        </>
      )}
    </SettingsTab>
  );
}

function useLabels() {
  const { t } = useStaffI18n();
  return {
    provinces: t('Provinces'),
    limit: t('Highest total in dollars'),
    open_orders: t('Open orders of a shopper at once'),
  };
}

function EditCashDialog({ cash, onClose }: { cash: CashOnDelivery; onClose: () => void }) {
  const { t } = useStaffI18n();
  const labels = useLabels();
  const setBy = useSetBy(cash.environment);
  const [change] = useChangeCashOnDeliveryMutation();
  const edit = useEditForm<CashOnDelivery, Record<keyof typeof labels, string>>({
    name: 'edit-cash-on-delivery',
    id: 'shop',
    thing: cash,
    valuesOf: ({ provinces, limit_cents, open_orders }) => ({
      provinces: provincesText(provinces),
      limit: (limit_cents / 100).toFixed(2),
      open_orders: String(open_orders),
    }),
    labels,
    save: ({ provinces, limit, open_orders }, { version }) =>
      change({
        provinces: provincesOf(provinces) as CashOnDeliveryEdit['provinces'],
        limit_cents: Math.round(Number(plainNumber(limit)) * 100),
        open_orders: wholeNumberOf(open_orders),
        version,
      }).unwrap(),
    done: t('Settings of cash saved'),
    failed: t('Failed to save the settings of cash'),
    onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={t('Edit {name}', { name: t('Cash on delivery') })}
      changed="Someone else changed the settings of cash"
    >
      <NumberField
        name="limit"
        label={labels.limit}
        limits={LIMITS.limit}
        setBy={setBy('COD_LIMIT_CENTS')}
        isRequired
      />
      <NumberField name="open_orders" label={labels.open_orders} limits={LIMITS.open_orders} isRequired />
      <Form.Item name="provinces" label={labels.provinces}>
        <ProvincesField label={labels.provinces} />
      </Form.Item>
    </EditDialog>
  );
}
