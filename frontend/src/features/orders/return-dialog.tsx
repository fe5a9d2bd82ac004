import { useGetOrderReturnsQuery } from '../../api/returns-api';
import type { Order } from '../../api/types';
import { BusyButton } from '../../components/busy-button';
import { Button } from '../../components/button';
import { Dialog, DialogActions, DialogForm } from '../../components/dialog';
import { Field, FieldFrame } from '../../components/field';
import { LoadError, Note, Notice } from '../../components/notices';
import { Numbered } from '../../components/numbered';
import { useI18n } from '../../lib/i18n/i18n';
import { useReason } from '../../lib/use-reason';
import { ReturnPhotos } from './return-photos';
import { ReturnPieces } from './return-pieces';
import { isLate, isOpen, OTHER, reasonsOf, type Returnable } from './returnable';
import { useReturnForm } from './use-return-form';

const ONLY_CLAIMS = 'Only under warranty now: the time for other returns ended {date}.';

type ReturnedOrder = Pick<Order, 'id' | 'order_number' | 'items'>;

interface ReturnDialogProps {
  order: ReturnedOrder;
  onClose: () => void;
}

/** Asks the shop to take pieces of an order back. */
export default function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const { t, moment } = useI18n();
  const reasonOf = useReason();
  const { data, error, refetch } = useGetOrderReturnsQuery(order.id, { refetchOnMountOrArgChange: true });
  const returnable = data?.returnable ?? null;
  const open = returnable && isOpen(returnable) ? returnable : null;
  const until =
    open && t(isLate(open) ? ONLY_CLAIMS : 'Possible until {date}.', { date: moment(open.until) });
  return (
    <Dialog
      title={<Numbered text={t('Return of order {id}', { id: order.order_number })} />}
      words={until ?? undefined}
      onClose={onClose}
    >
      {(close) =>
        open ? (
          <ReturnForm order={order} returnable={open} onDone={close} />
        ) : (
          <>
            {error && <LoadError message={reasonOf(error) ?? t('Failed to load')} onRetry={refetch} />}
            {!data && !error && <Note>{t('Loading...')}</Note>}
            {data && <Nothing returnable={returnable} />}
            <DialogActions>
              <Button kind="quiet" onClick={close}>
                {t('Close')}
              </Button>
            </DialogActions>
          </>
        )
      }
    </Dialog>
  );
}

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

interface ReturnFormProps {
  order: ReturnedOrder;
  returnable: Returnable;
  onDone: () => void;
}

function ReturnForm({ order, returnable, onDone }: ReturnFormProps) {
  const { t } = useI18n();
  const { field, pieces, photos, fault, submit, leave, isSending } = useReturnForm(order, returnable, onDone);
  return (
    <DialogForm onSubmit={submit}>
      <ReturnPieces order={order} {...pieces} />
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
      <DialogActions>
        <Button kind="quiet" onClick={leave}>
          {t('Cancel')}
        </Button>
        <BusyButton label={t('Ask for the return')} busyLabel={t('Sending...')} busy={isSending} />
      </DialogActions>
    </DialogForm>
  );
}

const withoutError = <Given extends { error?: string }>({ error: _, ...rest }: Given) => rest;
