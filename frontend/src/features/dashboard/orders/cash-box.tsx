import { Button, Card } from 'antd';
import { useState } from 'react';
import type { OrderPage, StaffCash } from '../../../api/types';
import { useAskedWords } from '../../../lib/cash';
import { formatRiel } from '../../../lib/riel';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Fact } from '../kit/facts';
import { useMay } from '../kit/may';
import { CallButtons } from './call-buttons';
import styles from './cash-box.module.css';
import { HandedOverDialog } from './handed-over-dialog';
import { RefusedDialog } from './refused-dialog';
import { PhoneLink } from './phone-link';
import { UndoHandOverButton } from './undo-hand-over-button';
import { useCallWords } from './use-call-words';

/** The cash of an order: what was asked, what has happened, and its next step. Nothing for those who are not told the amount. */
export function CashBox({ order }: { order: OrderPage }) {
  const { t } = useStaffI18n();
  const may = useMay();
  const askedIn = useAskedWords();
  const { cod } = order;
  if (!cod?.asked) return null;
  return (
    <Card size="small" title={t('Cash on delivery')} className={styles.box}>
      <div className={styles.inside}>
        <dl className={styles.facts}>
          <Fact label={t('To collect')}>
            <strong>{askedIn(cod.asked)}</strong>
          </Fact>
          <CallFact order={order} cod={cod} />
          <CollectedFacts cod={cod} />
        </dl>
        {may('cancel') && <NextStep order={order} cod={cod} />}
        <UndoHandOverButton order={order} cod={cod} />
      </div>
    </Card>
  );
}

interface CashFactsProps {
  order: OrderPage;
  cod: StaffCash;
}

function CallFact({ order, cod }: CashFactsProps) {
  const { t, moment } = useStaffI18n();
  const callsOf = useCallWords();
  if (cod.confirmed_at) return <Fact label={t('Confirmed by phone')}>{moment(cod.confirmed_at)}</Fact>;
  return (
    <Fact label={t('To be confirmed by phone')}>
      <p className={styles.line}>
        <PhoneLink order={order} />
      </p>
      <p className={styles.line}>{callsOf(cod)}</p>
      {order.status === 'pending' && (
        <p className={styles.until}>
          {t('Cancelled by itself on {time}, if nobody confirms it.', { time: moment(cod.hold_until) })}
        </p>
      )}
    </Fact>
  );
}

function CollectedFacts({ cod }: { cod: StaffCash }) {
  const { t, money, moment } = useStaffI18n();
  const { collected, handed_over_at, refused_at, fee_cents, remitted_at } = cod;
  return (
    <>
      {collected && (
        <Fact label={t('The courier has collected')}>
          <Collected {...collected} />
          <p className={styles.until}>{moment(handed_over_at)}</p>
        </Fact>
      )}
      {refused_at && <Fact label={t('Refused at the door')}>{moment(refused_at)}</Fact>}
      {fee_cents !== null && fee_cents > 0 && (
        <Fact label={t('Fee of the courier')}>{money(fee_cents / 100)}</Fact>
      )}
      {handed_over_at && (
        <Fact label={t('The money')}>
          {remitted_at
            ? t('With the shop since {time}', { time: moment(remitted_at) })
            : t('With the courier')}
        </Fact>
      )}
    </>
  );
}

function Collected({ usd_cents, khr, rounding_khr }: NonNullable<StaffCash['collected']>) {
  const { t, money } = useStaffI18n();
  const parts = [
    usd_cents > 0 && money(usd_cents / 100),
    khr > 0 && formatRiel(khr),
    khr < 0 && t('{riel} given back', { riel: formatRiel(-khr) }),
    rounding_khr !== 0 &&
      t('rounding {riel}', { riel: `${rounding_khr < 0 ? '−' : '+'}${formatRiel(Math.abs(rounding_khr))}` }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The buttons of what can happen next: the call, or the door. */
function NextStep({ order, cod }: CashFactsProps) {
  const { t } = useStaffI18n();
  const [open, setOpen] = useState<'handed-over' | 'refused' | null>(null);
  const close = () => setOpen(null);
  if (order.status === 'pending' && !cod.confirmed_at) return <CallButtons order={order} />;
  if (order.status !== 'shipped' && !open) return null;
  return (
    <div className={styles.steps}>
      {!order.came_back_at && (
        <Button type="primary" onClick={() => setOpen('handed-over')}>
          {t('Handed over')}
        </Button>
      )}
      <Button danger onClick={() => setOpen('refused')}>
        {t('Refused at the door')}
      </Button>
      {open === 'handed-over' && <HandedOverDialog order={order} cod={cod} onClose={close} />}
      {open === 'refused' && <RefusedDialog order={order} onClose={close} />}
    </div>
  );
}
