import { useId } from 'react';
import { useGetOrderReturnsQuery } from '../../api/returns-api';
import type { Order, OrderReturns } from '../../api/types';
import { BusyButton } from '../../components/busy-button';
import { Button } from '../../components/button';
import { Field, FieldFrame } from '../../components/field';
import { LoadError, Note, Notice } from '../../components/notices';
import { Numbered } from '../../components/numbered';
import { useI18n } from '../../lib/i18n/i18n';
import { CLAIM, RETURN_REASONS } from '../../lib/return-words';
import { useModal } from '../../lib/use-modal';
import { useReason } from '../../lib/use-reason';
import styles from './return-dialog.module.css';
import { ReturnPhotos } from './return-photos';
import { ReturnPieces } from './return-pieces';
import { OTHER, useReturnForm } from './use-return-form';

type ReturnedOrder = Pick<Order, 'id' | 'order_number' | 'items'>;

interface ReturnDialogProps {
  order: ReturnedOrder;
  onClose: () => void;
}

/** Asks the shop to take pieces of an order back. */
export default function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const dialog = useModal();
  const title = useId();
  const close = () => dialog.current?.close();
  const { data, error, refetch } = useGetOrderReturnsQuery(order.id, { refetchOnMountOrArgChange: true });
  const returnable = data?.returnable ?? null;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title} className={styles.title}>
        <Numbered text={t('Return of order {id}', { id: order.order_number })} />
      </h2>
      {error && <LoadError message={reasonOf(error) ?? t('Failed to load')} onRetry={refetch} />}
      {!data && !error && <Note>{t('Loading...')}</Note>}
      {returnable && isOpen(returnable) ? (
        <ReturnForm order={order} returnable={returnable} onDone={close} />
      ) : (
        <>
          {data && <Nothing returnable={returnable} />}
          <div className={styles.actions}>
            <Button kind="quiet" onClick={close}>
              {t('Close')}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

type Returnable = NonNullable<OrderReturns['returnable']>;

const isLate = ({ until }: Returnable): boolean => new Date(until) <= new Date();

/** Something is left, in time or under warranty. */
const isOpen = (returnable: Returnable): boolean =>
  returnable.lines.some(({ left, claimable }) => left > 0 && (claimable || !isLate(returnable)));

/** Why nothing can be returned. */
function Nothing({ returnable }: { returnable: Returnable | null }) {
  const { t, moment } = useI18n();
  return (
    <Notice>
      <p>
        {returnable && isLate(returnable)
          ? t('This order could be returned until {date}. Write to us if something is wrong with it.', {
              date: moment(returnable.until),
            })
          : t('Everything of this order is being returned, or was.')}
      </p>
    </Notice>
  );
}

/** A claim is offered where a warranty holds, and late nothing else. */
const reasonsOf = (returnable: Returnable) =>
  Object.entries(RETURN_REASONS).filter(([reason]) =>
    reason === CLAIM
      ? returnable.lines.some(({ left, claimable }) => left > 0 && claimable)
      : !isLate(returnable),
  );

/** Of a claim, and late, only what has a warranty. */
const offeredOf = (returnable: Returnable, reason: string): Returnable =>
  reason === CLAIM || isLate(returnable)
    ? { ...returnable, lines: returnable.lines.filter(({ claimable }) => claimable) }
    : returnable;

interface ReturnFormProps {
  order: ReturnedOrder;
  returnable: Returnable;
  onDone: () => void;
}

function ReturnForm({ order, returnable, onDone }: ReturnFormProps) {
  const { t, moment } = useI18n();
  const { field, pieces, photos, fault, submit, isSending } = useReturnForm(order, returnable, onDone);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.until}>
        {t(
          isLate(returnable)
            ? 'Only under warranty now: the time for other returns ended {date}.'
            : 'Possible until {date}.',
          { date: moment(returnable.until) },
        )}
      </p>
      <ReturnPieces order={order} returnable={offeredOf(returnable, field('reason').value)} {...pieces} />
      <FieldFrame label={t('Why do you return it?')} error={field('reason').error}>
        {(links) => (
          <select {...links} {...withoutError(field('reason'))}>
            <option value="">{t('Please choose')}</option>
            {reasonsOf(returnable).map(([value, words]) => (
              <option key={value} value={value}>
                {t(words)}
              </option>
            ))}
            {!isLate(returnable) && <option value={OTHER}>{t('Another reason')}</option>}
          </select>
        )}
      </FieldFrame>
      <Field label={t('What is wrong with it? (optional)')} maxLength={500} {...field('details')} />
      <ReturnPhotos {...photos} />
      {fault && (
        <Notice kind="warning" role="alert">
          <p>{fault}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button kind="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
        <BusyButton label={t('Ask for the return')} busyLabel={t('Sending...')} busy={isSending} />
      </div>
    </form>
  );
}

const withoutError = <Given extends { error?: string }>({ error: _, ...rest }: Given) => rest;
