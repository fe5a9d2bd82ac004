import { MAX_ORDERS, useLazyGetAdminOrdersQuery } from '../../../api/orders-api';
import type { AdminOrder } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { useChosenRows } from '../kit/use-chosen-rows';
import { isInParcel } from './in-a-parcel';

/** What a list of orders was asked for. */
export type OrderSearch = Omit<Parameters<ReturnType<typeof useLazyGetAdminOrdersQuery>[0]>[0], 'limit'>;

/** The chosen orders of a list, on all of its pages, of which `shown` are on this one. */
export function useOrderChoice(shown: AdminOrder[], { page: _, ...search }: OrderSearch) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [load, { isFetching }] = useLazyGetAdminOrdersQuery();
  const { chosen, choose, chooseShown } = useChosenRows<AdminOrder, string>('orders', {
    scope: JSON.stringify(search),
    rows: shown,
    idOf: ({ id }) => id,
  });

  /** The first that match, as many as one call ships. */
  const chooseWhole = async () => {
    const loaded = await act(() => load({ ...search, page: 1, limit: MAX_ORDERS }).unwrap(), {
      failed: t('Failed to load all that match'),
    });
    const orders = loaded?.result.orders.filter(isInParcel) ?? [];
    if (loaded)
      choose(
        orders.map(({ id }) => id),
        orders,
      );
  };

  const drop = (done: { id: string }[]) => {
    const gone = new Set(done.map(({ id }) => id));
    if (chosen.some(({ id }) => gone.has(id))) choose(chosen.flatMap(({ id }) => (gone.has(id) ? [] : id)));
  };

  const whole = { most: MAX_ORDERS, isLoading: isFetching, onChoose: () => void chooseWhole() };
  return { chosen, choose, chooseShown, drop, whole };
}
