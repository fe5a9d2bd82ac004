import { useGetDeliveryQuery } from '../api/delivery-api';
import { deliveryDays, type DeliveryDays } from './delivery-days';
import { useI18n } from './i18n/i18n';

/** Says in words how long a parcel takes, such as "2 to 4 working days". */
export function useDaysInWords(): (days: DeliveryDays) => string {
  const { t } = useI18n();
  return ({ from, to }) => {
    if (to === 0) return t('the same day');
    if (from < to) return t('{from} to {to} working days', { from, to });
    return to === 1 ? t('one working day') : t('{count} working days', { count: to });
  };
}

/** How long a parcel takes to a province, in words; undefined while the shop's table is not known. */
export function useDeliveryDays(province: string | null): string | undefined {
  const inWords = useDaysInWords();
  const { data } = useGetDeliveryQuery();
  return data && inWords(deliveryDays(data.provinces, province ?? ''));
}

interface Promised {
  province: string | null;
  delivery_method: { days_from: number | null; days_to: number | null } | null;
}

/** How long an order takes, in words: as it was promised, or else as its province has it. */
export function usePromisedDays({ province, delivery_method: method }: Promised): string | undefined {
  const inWords = useDaysInWords();
  const usual = useDeliveryDays(province);
  const [from, to] = [method?.days_from ?? null, method?.days_to ?? null];
  return from === null || to === null ? usual : inWords({ from, to });
}
