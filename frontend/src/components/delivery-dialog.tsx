import { useState } from 'react';
import { fieldErrorsOf } from '../api/field-errors';
import { useChangeOwnDeliveryMutation } from '../api/own-delivery-api';
import { isRefusal, problemOf } from '../api/problem';
import { staleEditOf } from '../api/stale-edit';
import type { Order } from '../api/types';
import {
  correctedDelivery,
  DELIVERY_FIELDS,
  deliveryValues,
  type DeliveryValues,
} from '../lib/delivery-values';
import { useI18n } from '../lib/i18n/i18n';
import type { Text } from '../lib/i18n/translate';
import { toast } from '../lib/toast';
import { filled, useForm } from '../lib/use-form';
import { useReason } from '../lib/use-reason';
import { BusyButton } from './busy-button';
import { Button } from './button';
import { CheckedPhoneField } from './checked-phone-field';
import { AddressLineField, DistrictField, MapLinkField, NameField } from './contact-fields';
import { Dialog, DialogActions, DialogForm } from './dialog';
import { Field } from './field';
import { Notice } from './notices';
import { Numbered } from './numbered';
import { ProvinceField } from './province-field';

const required = filled('Please fill in this field');
const RULES = { customer_name: required, phone_number: required, shipping_address: required };

const LABELS: Record<(typeof DELIVERY_FIELDS)[number], Text> = {
  customer_name: 'Full Name',
  phone_number: 'Phone Number',
  province: 'Province (optional)',
  district: 'District (optional)',
  shipping_address: 'Shipping Address',
  note: 'Note for the courier (optional)',
  map_link: 'Map link or pin (optional)',
};

interface DeliveryDialogProps {
  order: Order;
  onClose: () => void;
}

/** Corrects where an order goes that is not packed yet. */
export default function DeliveryDialog({ order, onClose }: DeliveryDialogProps) {
  const { t } = useI18n();
  return (
    <Dialog
      title={<Numbered text={t('Where should order {id} go?', { id: order.order_number })} />}
      onClose={onClose}
    >
      {(close) => <DeliveryForm order={order} onDone={close} />}
    </Dialog>
  );
}

function DeliveryForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t } = useI18n();
  const { field, save, isSaving, reason, isTooLate } = useCorrection(order, onDone);
  return (
    <DialogForm onSubmit={save}>
      {!isTooLate && (
        <>
          <NameField required {...field('customer_name')} />
          <CheckedPhoneField {...field('phone_number')} />
          <ProvinceField {...field('province')} />
          <DistrictField {...field('district')} />
          <AddressLineField {...field('shipping_address')} />
          <Field label={t(LABELS.note)} maxLength={500} enterKeyHint="next" {...field('note')} />
          <MapLinkField {...field('map_link')} />
        </>
      )}
      {reason && (
        <Notice kind="warning" role="alert">
          <p>{reason}</p>
        </Notice>
      )}
      <DialogActions>
        <Button kind="quiet" onClick={onDone}>
          {t(isTooLate ? 'Close' : 'Cancel')}
        </Button>
        {!isTooLate && <BusyButton label={t('Save')} busyLabel={t('Saving...')} busy={isSaving} />}
      </DialogActions>
    </DialogForm>
  );
}

/** The form with what it says when the order was changed elsewhere, or can no longer be changed. */
function useCorrection(order: Order, onSaved: () => void) {
  const { t, pick } = useI18n();
  const reasonOf = useReason();
  const [seen, setSeen] = useState(order);
  const [reason, setReason] = useState('');
  const [isTooLate, setTooLate] = useState(false);
  // What was not typed follows the order.
  const form = useForm(deliveryValues(seen), RULES);
  const [change, { isLoading: isSaving }] = useChangeOwnDeliveryMutation();

  /** Fills in what was changed elsewhere, and says so; false when none of it was what this form has. */
  const take = (current: Order): boolean => {
    const [before, now] = [deliveryValues(seen), deliveryValues(current)];
    const changed = DELIVERY_FIELDS.filter((field) => now[field] !== before[field]);
    setSeen(current);
    const facts = changed.map((field) => t(LABELS[field])).join(', ');
    if (facts)
      setReason(t('The order was changed elsewhere meanwhile: {facts}. Check it and save again.', { facts }));
    return changed.length > 0;
  };

  const send = async (from: Order, typed: DeliveryValues): Promise<void> => {
    const delivery = correctedDelivery(deliveryValues(from), typed, pick);
    if (Object.keys(delivery).length === 0) return onSaved();
    try {
      await change({ orderId: order.id, delivery: { ...delivery, version: from.version } }).unwrap();
      toast.success(t('Your order goes there now'));
      onSaved();
    } catch (error) {
      const current = staleEditOf(error) as Order | null;
      // Something else of the order was changed, such as its payment.
      if (current) return take(current) ? undefined : send(current, typed);
      if (form.showFaults(fieldErrorsOf(error))) return;
      setTooLate(
        isRefusal(error) && ['ALREADY_PACKED', 'WRONG_STATUS'].includes(problemOf(error)?.code ?? ''),
      );
      setReason(reasonOf(error) ?? t('The delivery could not be corrected'));
    }
  };

  const save = form.submit((typed) => {
    setReason('');
    return send(seen, typed);
  });
  return { field: form.field, save, isSaving, reason, isTooLate };
}
