import { Modal, Tag } from 'antd';
import type { ManyResult, Product } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BAD, GOOD } from '../kit/tag-colors';
import { useFocusBack } from '../kit/use-focus-back';
import { useRowReason } from '../kit/use-row-reason';
import styles from './products.module.css';

interface ManyResultsProps {
  results: ManyResult[];
  products: Product[];
  onClose: () => void;
}

/** What became of each product of a change of many; those that were refused come first. */
export function ManyResults({ results, products, onClose }: ManyResultsProps) {
  useFocusBack();
  const { t } = useStaffI18n();
  const reasonOf = useRowReason();
  const done = results.filter(({ ok }) => ok).length;
  const nameOf = ({ id, name }: ManyResult) =>
    name ?? products.find((product) => product.id === id)?.name ?? String(id);
  return (
    <Modal
      open
      title={t('Changed: {done}, not changed: {refused}', { done, refused: results.length - done })}
      okText={t('Close')}
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <ul className={styles.results}>
        {[...results]
          .sort((a, b) => Number(a.ok) - Number(b.ok))
          .map((result) => (
            <li key={result.id}>
              <Tag color={result.ok ? GOOD : BAD}>{t(result.ok ? 'Done' : 'Not changed')}</Tag>
              {nameOf(result)}
              {result.error && `: ${reasonOf(result)}`}
            </li>
          ))}
      </ul>
    </Modal>
  );
}
