import { useState } from 'react';
import { useWithdrawReturnMutation } from '../../api/returns-api';
import type { Return } from '../../api/types';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { useI18n } from '../../lib/i18n/i18n';
import { isKnownReason, RETURN_REASONS, RETURN_STATES } from '../../lib/return-words';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useReason } from '../../lib/use-reason';
import styles from './own-return.module.css';

/** How it stands with one return, with what the shop said of it. */
export function OwnReturn({ of }: { of: Return }) {
  const { t, pick, moment, money } = useI18n();
  const { state, reason, message, hand_over, label, refunded } = of;
  return (
    <article className={styles.return} aria-label={t('Return of {date}', { date: moment(of.created_at) })}>
      <header className={styles.head}>
        <strong>{t('Return of {date}', { date: moment(of.created_at) })}</strong>
        <span className={`${styles.state} ${STATE_STYLES[state]}`}>{t(RETURN_STATES[state])}</span>
      </header>
      <ul className={styles.lines}>
        {of.lines.map(({ id, quantity, product }) => (
          <li key={id}>
            {quantity} × {pick(product.name, product.name_km)}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{isKnownReason(reason) ? t(RETURN_REASONS[reason]) : reason}</p>
      {message && <p>{t('The shop says: {message}', { message })}</p>}
      {state === 'accepted' && hand_over && (
        <p>
          {t(
            hand_over === 'label'
              ? 'Put the label on the parcel and hand it to the courier.'
              : 'We have it picked up, and call you before.',
          )}
        </p>
      )}
      {state === 'accepted' && label && <p>{t('Label: {label}', { label })}</p>}
      {refunded !== null && <p>{t('{amount} given back', { amount: money(refunded) })}</p>}
      {(state === 'requested' || state === 'accepted') && <Withdraw id={of.id} />}
    </article>
  );
}

const STATE_STYLES: Record<Return['state'], string | undefined> = {
  requested: styles.waiting,
  accepted: styles.under,
  arrived: styles.under,
  refunded: styles.good,
  closed: styles.good,
  refused: styles.bad,
  withdrawn: undefined,
};

/** Keeps what was to be returned, after a question. */
function Withdraw({ id }: { id: number }) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const [isAsking, setAsking] = useState(false);
  const [withdraw, { isLoading }] = useWithdrawReturnMutation();
  const send = async () => {
    try {
      await withdraw(id).unwrap();
      toast.success(t('You keep it: the return is withdrawn'));
    } catch (error) {
      toastFailure(t('The return could not be withdrawn'), error, reasonOf);
    }
  };
  return (
    <>
      <Button kind="quiet" disabled={isLoading} onClick={() => setAsking(true)}>
        {t('Withdraw the return')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={t('Withdraw the return?')}
          words={t('You keep what you wanted to send back.')}
          yes={t('Withdraw it')}
          no={t('No, go on')}
          onYes={() => void send()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
