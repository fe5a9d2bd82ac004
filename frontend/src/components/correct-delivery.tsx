import { lazy, useState } from 'react';
import type { Order } from '../api/types';
import { useI18n } from '../lib/i18n/i18n';
import { Button } from './button';
import { Extra } from './extra';
import { Notice } from './notices';

const DeliveryDialog = lazy(() => import('./delivery-dialog'));

const CORRECTABLE: Order['status'][] = ['pending', 'paid'];

/** Lets a shopper correct where an order goes until it is packed, and then says why they cannot; nothing once it is sent. */
export function CorrectDelivery({ order }: { order: Order }) {
  const { t } = useI18n();
  const [isOpen, setOpen] = useState(false);
  if (!CORRECTABLE.includes(order.status)) return null;
  if (order.packed && !isOpen)
    return (
      <Notice>
        <p>{t('It is packed already. Write to us if its name, phone or address is wrong.')}</p>
      </Notice>
    );
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('Correct name, phone or address')}
      </Button>
      {isOpen && (
        <Extra>
          <DeliveryDialog order={order} onClose={() => setOpen(false)} />
        </Extra>
      )}
    </>
  );
}
