import { Tag } from 'antd';
import type { Fault } from '../../../api/problem';
import { ShopImage } from '../../../components/shop-image';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Dialog } from './dialog';
import styles from './results.module.css';
import { BAD, GOOD } from './tag-colors';
import { useRowReason } from './use-row-reason';

/** The result for one of many things. */
interface Result {
  key: string | number;
  name: string;
  isDone: boolean;
  error: string | null;
  faults?: Fault[] | null;
  image?: string;
  /** More about one that was done. */
  note?: string;
}

interface ResultsProps {
  results: Result[];
  /** The label of refused ones. */
  refused: StaffText;
}

/** The results for many things, with the reason for each that was refused. */
export function Results({ results, refused }: ResultsProps) {
  const { t } = useStaffI18n();
  const reasonOf = useRowReason();
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <li key={result.key}>
          {result.image && <ShopImage src={result.image} alt="" width={40} height={40} />}
          <Tag color={result.isDone ? GOOD : BAD}>{t(result.isDone ? 'Done' : refused)}</Tag>
          <span className={styles.name}>
            {result.name}
            {result.error && `: ${reasonOf(result)}`}
            {result.note && `: ${result.note}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The results in a dialog, refused ones first. */
export function ResultsDialog({
  title,
  onClose,
  ...rest
}: ResultsProps & { title: string; onClose: () => void }) {
  const { t } = useStaffI18n();
  const results = [...rest.results].sort((a, b) => Number(a.isDone) - Number(b.isDone));
  return (
    <Dialog
      title={title}
      okText={t('Close')}
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <Results {...rest} results={results} />
    </Dialog>
  );
}
