import { Button, Form, Select } from 'antd';
import { useChangeOrderRulesMutation, useGetOrderRulesQuery } from '../../../api/order-rules-api';
import type { OrderRules } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { Fact, Facts } from '../kit/facts';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { NumberField } from '../kit/number-field';
import { wholeNumberOf } from '../kit/number-text';
import { SetBy, useSetBy } from '../kit/set-by';
import { useEditForm } from '../kit/use-edit-form';
import { useOpenEdit } from '../kit/use-open-edit';
import { SettingsTab } from './settings-tab';

const DAYS = { min: 0, max: 3_650, precision: 0 };

const POLICIES: Record<OrderRules['shipping_policy'], StaffText> = {
  'item-count': '$2, free from 2 pieces',
  'order-total': '$5, free from $50',
};

/** Until when orders can be returned, and what delivery costs as a rule. */
export function OrderRulesTab() {
  const { t } = useStaffI18n();
  const query = useGetOrderRulesQuery();
  const labels = useLabels();
  const [edited, setEdited] = useOpenEdit<'shop'>('order-rules', (of) => `edit-order-rules-${of}`);
  const { data } = query;
  return (
    <SettingsTab>
      <Hint>
        {t(
          'How many days after its delivery an order can be returned, also one that was delivered before. The delivery fee holds where no way to bring it was entered under Delivery days. Pages that are open show it once they are loaded again.',
        )}
      </Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load returns and delivery fee')} />
      {data && (
        <>
          <Facts>
            <Fact label={labels.return_days}>
              {data.return_days}
              <SetBy setting="RETURN_DAYS" environment={data.environment} />
            </Fact>
            <Fact label={labels.shipping_policy}>
              {t(POLICIES[data.shipping_policy])}
              <SetBy setting="SHIPPING_POLICY" environment={data.environment} />
            </Fact>
          </Facts>
          <Button
            onClick={() => setEdited('shop')}
            aria-label={t('Edit {name}', { name: t('Returns and delivery fee') })}
          >
            {t('Edit')}
          </Button>
          {edited && <EditRulesDialog rules={data} onClose={() => setEdited(null)} />}
        </>
      )}
    </SettingsTab>
  );
}

function useLabels() {
  const { t } = useStaffI18n();
  return { return_days: t('Days to return'), shipping_policy: t('Delivery fee') };
}

function EditRulesDialog({ rules, onClose }: { rules: OrderRules; onClose: () => void }) {
  const { t } = useStaffI18n();
  const labels = useLabels();
  const setBy = useSetBy(rules.environment);
  const [change] = useChangeOrderRulesMutation();
  const edit = useEditForm<
    OrderRules,
    { return_days: string; shipping_policy: OrderRules['shipping_policy'] }
  >({
    name: 'edit-order-rules',
    id: 'shop',
    thing: rules,
    valuesOf: ({ return_days, shipping_policy }) => ({ return_days: String(return_days), shipping_policy }),
    labels,
    save: ({ return_days, shipping_policy }, { version }) =>
      change({ return_days: wholeNumberOf(return_days), shipping_policy, version }).unwrap(),
    done: t('Returns and delivery fee saved'),
    failed: t('Failed to save returns and delivery fee'),
    onClose,
  });
  const policySetBy = setBy('SHIPPING_POLICY');
  return (
    <EditDialog
      edit={edit}
      title={t('Edit {name}', { name: t('Returns and delivery fee') })}
      changed="Someone else changed returns and delivery fee"
    >
      <NumberField
        name="return_days"
        label={labels.return_days}
        limits={DAYS}
        setBy={setBy('RETURN_DAYS')}
        isRequired
      />
      <Form.Item name="shipping_policy" label={labels.shipping_policy} extra={policySetBy}>
        <Select
          disabled={policySetBy !== undefined}
          options={Object.entries(POLICIES).map(([value, text]) => ({ value, label: t(text) }))}
        />
      </Form.Item>
    </EditDialog>
  );
}
