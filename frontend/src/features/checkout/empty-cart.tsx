import { EmptyState } from '../../components/empty-state';
import { CartIcon } from '../../components/icons';
import { useI18n } from '../../lib/i18n/i18n';

/** What stands in an empty cart, with a link to the shop. */
export default function EmptyCart() {
  const { t } = useI18n();
  return (
    <EmptyState
      icon={<CartIcon size={40} />}
      words={t('Your cart is empty.')}
      hint={t('Items you add stay here until you come back.')}
    />
  );
}
