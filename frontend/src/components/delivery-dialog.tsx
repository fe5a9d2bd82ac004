import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrorsOf } from '../api/field-errors';
import { useChangeOwnDeliveryMutation } from '../api/own-delivery-api';
import { isRefusal, problemOf } from '../api/problem';
import { staleEditOf } from '../api/stale-edit';
import type { Order } from '../api/types';
import { correctedDelivery, DELIVERY_FIELDS, deliveryValues, mergedDelivery } from '../lib/delivery-values';
import { useI18n } from '../lib/i18n/i18n';
import type { Text } from '../lib/i18n/translate';
import { toast } from '../lib/toast';
import { useFieldFaults } from '../lib/use-field-faults';
import { useModal } from '../lib/use-modal';
import { useReason } from '../lib/use-reason';
import { BusyButton } from './busy-button';
import { Button } from './button';
import { AddressLineField, DistrictField, NameField, PhoneField } from './contact-fields';
import styles from './delivery-dialog.module.css';
import { Field } from './field';
import { Notice } from './notices';
import { ProvinceField } from './province-field';

const required = {
  validate: (value: string) => value.trim() !== '' || ('Please fill in this field' satisfies Text),
};

const LABELS: Record<(typeof DELIVERY_FIELDS)[number], Text> = {
  customer_name: 'Full Name',
  phone_number: 'Phone Number',
  province: 'Province (optional)',
  district: 'District (optional)',
  shipping_address: 'Shipping Address',
  note: 'Note for the courier (optional)',
};

interface DeliveryDialogProps {
  order: Order;
  onClose: () => void;
}

/** Corrects where an order goes that is not packed yet. */
export default function DeliveryDialog({ order, onClose }: DeliveryDialogProps) {
  const { t } = useI18n();
  const dialog = useModal();
  const title = useId();
  const close = () => dialog.current?.close();
  const { form, errorOf, save, isSaving, reason, isTooLate } = useCorrection(order, close);
  const { register } = form;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title} className={styles.title}>
        {t('Where should order {id} go?', { id: order.order_number })}
      </h2>
      <form className={styles.form} noValidate onSubmit={save}>
        {!isTooLate && (
          <>
            <NameField required error={errorOf('customer_name')} {...register('customer_name', required)} />
            <PhoneField required error={errorOf('phone_number')} {...register('phone_number', required)} />
            <ProvinceField {...register('province')} />
            <DistrictField error={errorOf('district')} {...register('district')} />
            <AddressLineField
              error={errorOf('shipping_address')}
              {...register('shipping_address', required)}
            />
            <Field
              label={t(LABELS.note)}
              maxLength={500}
              enterKeyHint="done"
              error={errorOf('note')}
              {...register('note')}
            />
          </>
        )}
        {reason && (
          <Notice kind="warning" role="alert">
            <p>{reason}</p>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button kind="quiet" onClick={close}>
            {t(isTooLate ? 'Close' : 'Cancel')}
          </Button>
          {!isTooLate && <BusyButton label={t('Save')} busyLabel={t('Saving...')} busy={isSaving} />}
        </div>
      </form>
    </dialog>
  );
}

/** The form with what it says when the order was changed elsewhere, or can no longer be changed. */
function useCorrection(order: Order, onSaved: () => void) {
  const { t, pick } = useI18n();
  const reasonOf = useReason();
  const [seen, setSeen] = useState(order);
  const [reason, setReason] = useState('');
  const [isTooLate, setTooLate] = useState(false);
  const form = useForm({ defaultValues: deliveryValues(order) });
  const { showFaults, errorOf } = useFieldFaults(form, DELIVERY_FIELDS);
  const [change, { isLoading: isSaving }] = useChangeOwnDeliveryMutation();

  /** Fills in what was changed elsewhere, and says so; false when none of it was what this form has. */
  const take = (current: Order): boolean => {
    const [before, now] = [deliveryValues(seen), deliveryValues(current)];
    const { values, changed } = mergedDelivery(before, form.getValues(), now);
    setSeen(current);
    form.reset(values);
    const facts = changed.map((field) => t(LABELS[field])).join(', ');
    if (facts)
      setReason(t('The order was changed elsewhere meanwhile: {facts}. Check it and save again.', { facts }));
    return changed.length > 0;
  };

  const send = async (from: Order): Promise<void> => {
    const delivery = correctedDelivery(deliveryValues(from), form.getValues(), pick);
    if (Object.keys(delivery).length === 0) return onSaved();
    try {
      await change({ orderId: order.id, delivery: { ...delivery, version: from.version } }).unwrap();
      toast.success(t('Your order goes there now'));
      onSaved();
    } catch (error) {
      const current = staleEditOf(error) as Order | null;
      // Something else of the order was changed, such as its payment.
      if (current) return take(current) ? undefined : send(current);
      if (showFaults(fieldErrorsOf(error))) return;
      setTooLate(
        isRefusal(error) && ['ALREADY_PACKED', 'WRONG_STATUS'].includes(problemOf(error)?.code ?? ''),
      );
      setReason(reasonOf(error) ?? t('The delivery could not be corrected'));
    }
  };

  const save = form.handleSubmit(() => {
    setReason('');
    return send(seen);
  });
  return { form, errorOf, save, isSaving, reason, isTooLate };
}
