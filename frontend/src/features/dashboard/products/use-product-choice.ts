import { MAX_CHOSEN, useLazyGetMatchingProductsQuery } from '../../../api/staff-products-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { useChosenRows } from '../kit/use-chosen-rows';
import type { ListedProduct } from './place';

type ProductSearch = Parameters<ReturnType<typeof useLazyGetMatchingProductsQuery>[0]>[0];

/** The chosen products of a list, of which `shown` are loaded. */
export function useProductChoice(shown: ListedProduct[], search: ProductSearch) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [load, { isFetching }] = useLazyGetMatchingProductsQuery();
  const { chosen, choose, chooseShown } = useChosenRows<ListedProduct, number>('products', {
    scope: JSON.stringify(search),
    rows: shown,
    idOf: ({ id }) => id,
  });

  const chooseWhole = async () => {
    const loaded = await act(() => load(search).unwrap(), { failed: t('Failed to load all that match') });
    if (!loaded) return;
    const products: ListedProduct[] = loaded.result;
    choose(
      products.map(({ id }) => id),
      products,
    );
  };

  const whole = { most: MAX_CHOSEN, isLoading: isFetching, onChoose: () => void chooseWhole() };
  return { chosen, choose: (ids: number[]) => choose(ids), chooseShown, whole };
}
