import { useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';

/** Before an order is cancelled of which only the bank knows whether it is paid. */
export const PAID_ALREADY = 'If you have paid already, keep the order: your payment is on its way to us.';

interface CancelOrderButtonProps {
  isCancelling: boolean;
  disabled?: boolean;
  /** What the shopper should know first. */
  words?: Text;
  onCancel: () => void;
}

/** Cancels an unpaid order once the shopper has confirmed it. */
export function CancelOrderButton({
  isCancelling,
  disabled,
  words = 'Nothing is charged, and the products go back on sale.',
  onCancel,
}: CancelOrderButtonProps) {
  const { t } = useI18n();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <BusyButton
        kind="danger"
        label={t('Cancel order')}
        busyLabel={t('Cancelling...')}
        busy={isCancelling}
        disabled={disabled}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          question={t('Cancel this order?')}
          words={t(words)}
          yes={t('Yes, cancel it')}
          no={t('Keep the order')}
          onYes={onCancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
