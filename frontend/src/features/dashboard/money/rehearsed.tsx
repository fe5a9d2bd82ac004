import { Button } from 'antd';
import { useCommitStatementMutation } from '../../../api/money-desk-api';
import type { Statement } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import { ActionsLine } from './actions-line';
import styles from './rehearsed.module.css';
import { StatementLines } from './statement-lines';

interface RehearsedProps {
  statement: Statement;
  onTaken: (statement: Statement) => void;
}

/** What a statement would do, and the button that takes it. */
export function Rehearsed({ statement, onTaken }: RehearsedProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [commit, { isLoading }] = useCommitStatementMutation();
  const { counts, committed_at } = statement;
  const isNew = counts.matched + counts.unmatched > 0;
  const take = async () => {
    const done = await act(() => commit(statement.id).unwrap(), {
      done: t('The statement is in the books'),
      failed: t('The statement could not be taken'),
    });
    if (done) onTaken(done.result);
  };
  return (
    <section aria-label={t('What the statement says')}>
      <p role="status" className={styles.status}>
        {committed_at
          ? t('Taken: {matched} paid an order, {unmatched} are to be decided.', counts)
          : counts.fault > 0
            ? t(
                'Lines that cannot be read: {fault}. Please correct them, as a statement is taken whole.',
                counts,
              )
            : isNew
              ? t(
                  'Nothing booked yet: {matched} would pay an order, {unmatched} would be to decide, {known} are known.',
                  counts,
                )
              : t('Nothing new: the books have all of it.')}
      </p>
      {!committed_at && counts.fault === 0 && isNew && (
        <ActionsLine>
          <Button type="primary" loading={isLoading} onClick={() => void take()}>
            {t('Take into the books')}
          </Button>
        </ActionsLine>
      )}
      <StatementLines lines={statement.lines} />
    </section>
  );
}
