import { useState } from 'react';
import type { Order, PaymentQr } from '../../api/types';
import { Button, ButtonLink } from '../../components/button';
import { Ring } from '../../components/spinner';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { toast } from '../../lib/toast';
import { useMedia } from '../../lib/use-media';
import styles from './pay-actions.module.css';
import { saveCard } from './save-card';
import type { AskedAmount } from './use-asked-amount';

const AT_A_DESK: Text[] = [
  'Open your banking app on your phone and choose to scan a QR code.',
  'Scan this code. Check the name and the amount.',
  'Pay before the time is over. The order then appears in your profile.',
];

/** A phone cannot scan its own screen. */
const ON_A_PHONE: Text[] = [
  'Save the image of this code on your phone.',
  'Open your banking app, choose to scan a QR code, and pick the image. Check the name and the amount.',
  'Pay before the time is over. The order then appears in your profile.',
];

interface PayActionsProps {
  /** Undefined until it is loaded; the rest is there before, so that nothing below moves. */
  qr: PaymentQr | undefined;
  asked: AskedAmount;
  order: Order;
}

/** Saves the card as an image, opens the banking app, and says in three steps how to pay. */
export function PayActions({ qr, asked, order }: PayActionsProps) {
  const { t } = useI18n();
  const isPhone = useMedia('(hover: none) and (pointer: coarse)');
  return (
    <>
      {!isPhone && <Steps steps={AT_A_DESK} />}
      <SaveImage qr={qr} asked={asked} order={order} />
      {isPhone && qr?.deeplink && (
        <ButtonLink kind="quiet" to={qr.deeplink}>
          {t('Open banking app')}
        </ButtonLink>
      )}
      {isPhone && <Steps steps={ON_A_PHONE} />}
    </>
  );
}

function Steps({ steps }: { steps: Text[] }) {
  const { t } = useI18n();
  return (
    <ol className={styles.steps} aria-label={t('How to pay')}>
      {steps.map((step) => (
        <li key={step}>{t(step)}</li>
      ))}
    </ol>
  );
}

function SaveImage({ qr, asked, order }: PayActionsProps) {
  const { t, moment } = useI18n();
  const [isSaving, setSaving] = useState(false);

  const save = async ({ qrImage }: PaymentQr) => {
    setSaving(true);
    try {
      await saveCard({
        qrImage,
        amount: asked.main,
        other: asked.other,
        number: order.order_number,
        payUntil: t('Pay by {time}', { time: moment(order.pay_until) }),
      });
    } catch (error) {
      console.warn('The card was not drawn:', error);
      toast.error(t('The image could not be saved'));
    }
    setSaving(false);
  };

  return (
    <Button kind="quiet" onClick={() => qr && void save(qr)} disabled={!qr || isSaving}>
      {isSaving && <Ring />}
      {t('Save image')}
    </Button>
  );
}
