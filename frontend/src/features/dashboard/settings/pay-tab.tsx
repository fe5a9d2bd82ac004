import { Switch } from 'antd';
import { Link } from 'react-router-dom';
import {
  useChangePaymentSettingsMutation,
  useGetPaymentSettingsQuery,
} from '../../../api/payment-settings-api';
import type { PaymentSettings } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Fact, Facts } from '../kit/facts';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { PAY_WORDS } from '../kit/pay-words';
import { useAct } from '../kit/use-act';
import { SettingsTab } from './settings-tab';

type Method = PaymentSettings['methods'][number];

const ABOUT: Record<Method['key'], StaffText> = {
  demo: 'For trying out: shoppers mark orders as paid without any money.',
  khqr: 'Shoppers scan a code with the app of their bank.',
  cod: 'Shoppers pay the courier at the door.',
};

/** Which of the ways to pay shoppers are offered, within what the environment allows. */
export function PayTab() {
  const { t } = useStaffI18n();
  const query = useGetPaymentSettingsQuery();
  const { data } = query;
  return (
    <SettingsTab>
      <Hint>{t('Orders that were placed are paid as their shoppers have chosen.')}</Hint>
      <LoadState of={query} loading={t('Loading...')} failed={t('Failed to load the ways to pay')} />
      {data && (
        <Facts>
          {data.methods.map((method) => (
            <Fact key={method.key} label={t(PAY_WORDS[method.key])}>
              <MethodSwitch method={method} settings={data} />
            </Fact>
          ))}
        </Facts>
      )}
      <Link to="/seller-dashboard/settings/cash-on-delivery">
        {t('For which orders cash on delivery is offered')}
      </Link>
    </SettingsTab>
  );
}

function MethodSwitch({ method, settings }: { method: Method; settings: PaymentSettings }) {
  const { t } = useStaffI18n();
  const [change, { isLoading }] = useChangePaymentSettingsMutation();
  const act = useAct();
  const { key, on, allowed } = method;
  const name = t(PAY_WORDS[key]);
  const turn = (isOn: boolean) => {
    const { methods, version } = settings;
    const others = methods.filter((one) => one.allowed && !one.on && one.key !== key).map((one) => one.key);
    return act(() => change({ off: isOn ? others : [...others, key], version }).unwrap(), {
      done: t(isOn ? '{name} is on' : '{name} is off', { name }),
      failed: t('Failed to save the ways to pay'),
    });
  };
  return (
    <>
      <Switch
        checked={on}
        disabled={!allowed}
        loading={isLoading}
        aria-label={name}
        onChange={(isOn) => void turn(isOn)}
      />
      <Hint>
        {allowed ? t(ABOUT[key]) : t('Set by {setting} in the environment', { setting: 'PAYMENT_METHODS' })}
      </Hint>
    </>
  );
}
