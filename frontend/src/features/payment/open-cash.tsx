import type { OpenOrder, OrderCash } from '../../api/types';
import { ButtonLink } from '../../components/button';
import { useAskedWords } from '../../lib/cash';
import { useI18n } from '../../lib/i18n/i18n';
import type { Text } from '../../lib/i18n/translate';
import { CancelOrderButton } from './cancel-order-button';
import { canBeCancelled, cashStateOf, type CashState } from './cash-state';
import styles from './open-cash.module.css';
import { usePayment } from './use-payment';

const WORDS: Record<CashState, Text> = {
  'to-confirm': 'Not yet confirmed: we call you.',
  confirmed: 'Confirmed: we pack it now.',
  'on-its-way': 'On its way to you.',
  'came-back': 'It came back to us: we call you.',
  'handed-over': 'You have paid the courier. The receipt follows once we have the money.',
};

interface OpenCashProps {
  order: OpenOrder;
  cod: OrderCash;
  onCancelled: () => void;
  /** Called when it could not be cancelled: it may be on its way by now. */
  onRefused: () => void;
}

/** What an open order asks for at the door, how far it has come, and what can be done with it. */
export function OpenCash({ order, cod, onCancelled, onRefused }: OpenCashProps) {
  const { t } = useI18n();
  const asked = useAskedWords()(cod.asked);
  const { cancel, isCancelling } = usePayment(order.id);
  const state = cashStateOf(order, cod);

  const giveUp = async () => {
    if (await cancel()) onCancelled();
    else onRefused();
  };

  return (
    <>
      {state !== 'handed-over' && (
        <p>
          <strong>{t('Pay {asked} on delivery', { asked })}</strong>
        </p>
      )}
      <p>{t(WORDS[state])}</p>
      {state !== 'handed-over' && (
        <div className={styles.actions}>
          <ButtonLink kind="quiet" to={`/payment/${encodeURIComponent(order.id)}`}>
            {t('What happens next')}
          </ButtonLink>
          {canBeCancelled(state) && (
            <CancelOrderButton isCancelling={isCancelling} onCancel={() => void giveUp()} />
          )}
        </div>
      )}
    </>
  );
}
