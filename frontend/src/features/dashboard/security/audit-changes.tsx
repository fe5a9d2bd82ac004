import type { AuditEntry } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAllSpecs } from '../kit/use-all-specs';
import { changesOf, factWords, type Change } from './audit-words';
import styles from './audit-changes.module.css';

/** A longer line is folded. */
const MAX_LENGTH = 60;

/** The facts that an action has changed, in one line; what does not fit into it, or is a list, can be unfolded. */
export function AuditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const { t } = useStaffI18n();
  const lineOf = useLine(before !== null && after !== null);
  const changes = changesOf(before, after, t);
  const line = changes.map(lineOf).join(' · ');
  const isMany = changes.length > 1;
  const hasMore = isMany || changes.some(({ items }) => items.length > 0);
  if (!hasMore && line.length <= MAX_LENGTH) return <div>{line}</div>;
  return (
    <details className={styles.changes}>
      <summary>{line}</summary>
      {hasMore && (
        <ul>
          {changes.map((change) => (
            <li key={change.fact}>
              {isMany && lineOf(change)}
              {change.items.map((item, index) => (
                <div key={index}>{item}</div>
              ))}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Puts a fact in words: before → after for an edit, else the only value. */
function useLine(isEdit: boolean): (change: Change) => string {
  const { t } = useStaffI18n();
  const specs = useAllSpecs();
  return ({ fact, before, after }) => {
    const values = isEdit ? [before, after] : [before === '-' ? after : before];
    return `${specs.get(fact)?.label ?? factWords(fact, t)}: ${values.join(' → ')}`;
  };
}
