import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './folded-text.module.css';
import { useComfortableRows } from './use-comfortable-rows';

interface FoldedTextProps {
  text: string;
  answer: string | null;
}

/** Longer texts are folded to one line. */
const SHORT = 60;

/** What a customer wrote, and what the shop answered; unfolded where rows are comfortable. */
export function FoldedText({ text, answer }: FoldedTextProps) {
  const { t } = useStaffI18n();
  const { isOn: isComfortable } = useComfortableRows();
  if (!text && !answer) return null;
  const all = (
    <>
      {text} {answer && <span className={styles.answer}>{t('Answered: {text}', { text: answer })}</span>}
    </>
  );
  if (text.length + (answer?.length ?? 0) <= SHORT) return <p className={styles.text}>{all}</p>;
  return (
    <details className={styles.text} open={isComfortable}>
      <summary>{all}</summary>
    </details>
  );
}
