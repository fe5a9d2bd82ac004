import { useState, type Ref } from 'react';
import { Button } from '../../components/button';
import { useI18n } from '../../lib/i18n/i18n';
import { toastFailure } from '../../lib/toast-failure';
import { useReason } from '../../lib/use-reason';

interface OrderAgainButtonProps {
  kind?: 'primary' | 'quiet';
  onOrderAgain: () => Promise<void>;
  ref?: Ref<HTMLButtonElement>;
}

/** Puts the products of an order of before back into the cart. */
export function OrderAgainButton({ kind, onOrderAgain, ref }: OrderAgainButtonProps) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const [isBusy, setBusy] = useState(false);

  const orderAgain = async () => {
    setBusy(true);
    try {
      await onOrderAgain();
    } catch (error) {
      toastFailure(t('Failed to load products'), error, reasonOf);
      setBusy(false);
    }
  };

  return (
    <Button ref={ref} kind={kind} onClick={() => void orderAgain()} disabled={isBusy}>
      {t('Add these items to my cart again')}
    </Button>
  );
}
