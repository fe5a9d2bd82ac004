import type { AuditEntry } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import type { Text } from '../../../lib/i18n/translate';
import { SPEC_FIELDS } from '../../../lib/spec-fields';
import { useStaffI18n } from '../i18n/staff-i18n';
import { changesOf, factWords, type Change } from './audit-words';
import styles from './audit-changes.module.css';

const SPEC_LABELS = new Map<string, Text>(
  Object.values(SPEC_FIELDS).flatMap((fields) => fields.map(({ name, label }) => [name, label] as const)),
);

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
  const { t: shop } = useI18n();
  return ({ fact, before, after }) => {
    const label = SPEC_LABELS.get(fact);
    const values = isEdit ? [before, after] : [before === '-' ? after : before];
    return `${label ? shop(label) : factWords(fact, t)}: ${values.join(' → ')}`;
  };
}
