import type { OrderEvent } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useDeliveryLabels } from './use-delivery-labels';

/** What was changed of where an order goes: what it was, and what it is now. */
export function DeliveryChanges({ changes }: { changes: NonNullable<OrderEvent['changes']> }) {
  const { t } = useStaffI18n();
  const labels = useDeliveryLabels();
  return (
    <>
      {Object.entries(changes).map(([field, { from, to }]) => (
        <span key={field}>
          {t('{fact}: {from} → {to}', { fact: labels[field] ?? field, from: from || '-', to: to || '-' })}
        </span>
      ))}
    </>
  );
}
