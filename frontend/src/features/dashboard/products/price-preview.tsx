import type { ManyChange, Product } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { newPriceOf } from './many-changes';
import { PRICE } from './number-text';
import styles from './price-preview.module.css';

interface PricePreviewProps {
  products: Product[];
  change: ManyChange & { type: 'price' };
  isSaving: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** The old and the new price of each chosen product, before they are changed. */
export function PricePreview({ products, change, isSaving, onApply, onClose }: PricePreviewProps) {
  const { t, money } = useStaffI18n();
  const isPrice = (price: number) => price >= PRICE.min && price <= PRICE.max;
  return (
    <Dialog
      title={t('New prices')}
      okText={t('Change the prices')}
      confirmLoading={isSaving}
      onOk={onApply}
      onCancel={onClose}
    >
      <table className={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{t('Product')}</th>
            <th scope="col">{t('Price')}</th>
            <th scope="col">{t('New price')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => {
            const price = newPriceOf(product, change);
            return (
              <tr key={product.id}>
                <th scope="row">{product.name}</th>
                <td>{money(product.price)}</td>
                <td>{isPrice(price) ? <strong>{money(price)}</strong> : t('Not possible')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
