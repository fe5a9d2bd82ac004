import { Tag } from 'antd';
import type { Fault } from '../../../api/problem';
import { Picture } from '../../../components/picture';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { Dialog } from './dialog';
import styles from './results.module.css';
import { BAD, GOOD } from './tag-colors';
import { useRowReason } from './use-row-reason';

/** What became of one of many. */
interface Result {
  key: string | number;
  name: string;
  isDone: boolean;
  error: string | null;
  faults?: Fault[] | null;
  image?: string;
}

interface ResultsProps {
  results: Result[];
  /** What is said of those that were refused. */
  refused: StaffText;
}

/** What became of each of many, with the reason where it was refused. */
export function Results({ results, refused }: ResultsProps) {
  const { t } = useStaffI18n();
  const reasonOf = useRowReason();
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <li key={result.key}>
          {result.image && <Picture src={result.image} alt="" width={40} height={40} />}
          <Tag color={result.isDone ? GOOD : BAD}>{t(result.isDone ? 'Done' : refused)}</Tag>
          <span className={styles.name}>
            {result.name}
            {result.error && `: ${reasonOf(result)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The same in a dialog; those that were refused come first. */
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
