import { Button } from 'antd';
import { useStaffI18n } from '../i18n/staff-i18n';
import { focusTitle } from '../kit/focus-title';
import styles from './new-orders.module.css';

/** Says how many orders are missing in the list, and shows them. */
export function NewOrders({ count, onShow }: { count: number; onShow: () => void }) {
  const { t } = useStaffI18n();
  const show = () => {
    onShow();
    focusTitle();
  };
  return (
    <div role="status">
      {count > 0 && (
        <Button block className={styles.show} onClick={show}>
          {count === 1 ? t('1 new order, show') : t('{count} new orders, show', { count })}
        </Button>
      )}
    </div>
  );
}
