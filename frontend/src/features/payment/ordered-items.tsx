import type { OrderItem } from '../../api/types';
import { useI18n } from '../../lib/i18n/i18n';

interface OrderedItemsProps {
  items: Pick<OrderItem, 'quantity' | 'product'>[];
  className?: string;
}

/** What was ordered, in one line of text. */
export function OrderedItems({ items, className }: OrderedItemsProps) {
  const { pick } = useI18n();
  const words = items
    .map(({ quantity, product }) => `${quantity}\u00a0×\u00a0${pick(product.name, product.name_km)}`)
    .join(', ');
  return (
    <p className={className} title={words}>
      {words}
    </p>
  );
}
