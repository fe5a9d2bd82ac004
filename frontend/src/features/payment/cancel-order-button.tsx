import { useState } from 'react';
import { BusyButton } from '../../components/busy-button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useI18n } from '../../lib/i18n/i18n';

interface CancelOrderButtonProps {
  isCancelling: boolean;
  disabled?: boolean;
  onCancel: () => void;
}

/** Cancels an unpaid order once the shopper has confirmed it. */
export function CancelOrderButton({ isCancelling, disabled, onCancel }: CancelOrderButtonProps) {
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
          words={t('Nothing is charged, and the products go back on sale.')}
          yes={t('Yes, cancel it')}
          no={t('Keep the order')}
          onYes={onCancel}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
