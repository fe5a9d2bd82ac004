import type { Product } from '../../../api/types';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { OldAndNew } from '../kit/old-and-new';
import { newPriceOf, newStockOf, type PreviewedChange } from './many-changes';
import { PRICE, STOCK } from '../kit/number-text';

const WORDS: Record<PreviewedChange['type'], Record<'title' | 'ok' | 'old' | 'new', StaffText>> = {
  price: { title: 'New prices', ok: 'Change the prices', old: 'Price', new: 'New price' },
  'stock-by': { title: 'New stock', ok: 'Change the stock', old: 'Stock', new: 'New stock' },
};

interface ChangePreviewProps {
  products: Product[];
  change: PreviewedChange;
  isSaving: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** The old and the new price or stock of each chosen product, before they are changed. */
export function ChangePreview({ products, change, isSaving, onApply, onClose }: ChangePreviewProps) {
  const { t } = useStaffI18n();
  const figures = useFigures(change);
  const words = WORDS[change.type];
  return (
    <Dialog
      title={t(words.title)}
      okText={t(words.ok)}
      confirmLoading={isSaving}
      onOk={onApply}
      onCancel={onClose}
    >
      <OldAndNew
        old={t(words.old)}
        new={t(words.new)}
        rows={products.map((product) => {
          const { was, will } = figures(product);
          const { id, name } = product;
          return { id, name, was, will: will === null ? t('Not possible') : <strong>{will}</strong> };
        })}
      />
    </Dialog>
  );
}

/** Answers the figures of a product in words; the new one is null where the server will refuse it. */
function useFigures(change: PreviewedChange) {
  const { money } = useStaffI18n();
  return (product: Product) => {
    if (change.type === 'stock-by') {
      const stock = newStockOf(product, change);
      const isStock = stock >= STOCK.min && stock <= STOCK.max;
      return { was: product.stock, will: isStock ? stock : null };
    }
    const price = newPriceOf(product, change);
    const isPrice = price >= PRICE.min && price <= PRICE.max;
    return { was: money(product.price), will: isPrice ? money(price) : null };
  };
}
