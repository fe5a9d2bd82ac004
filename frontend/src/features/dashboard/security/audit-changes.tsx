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

/** More facts than this are folded. */
const MAX_FACTS = 6;
/** Longer lines are cut, and can be unfolded. */
const MAX_LENGTH = 160;

/** The facts that an action has changed; long ones are folded. */
export function AuditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const { t } = useStaffI18n();
  const changes = changesOf(before, after, t);
  const isLong = changes.length > MAX_FACTS;
  const list = (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.fact}>
          <ChangeLine change={change} isEdit={before !== null && after !== null} />
        </li>
      ))}
    </ul>
  );
  if (!isLong) return list;
  return (
    <details>
      <summary>{t('{count} facts', { count: changes.length })}</summary>
      {list}
    </details>
  );
}

/** One fact: before → after for an edit, else the only value; a list can be unfolded. */
function ChangeLine({ change, isEdit }: { change: Change; isEdit: boolean }) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const label = SPEC_LABELS.get(change.fact);
  const values = isEdit
    ? [change.before, change.after]
    : [change.before === '-' ? change.after : change.before];
  const line = `${label ? shop(label) : factWords(change.fact, t)}: ${values.join(' → ')}`;
  if (change.items.length === 0 && line.length <= MAX_LENGTH) return line;
  return (
    <details>
      <summary>{line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH)} …`}</summary>
      {change.items.length === 0 ? line : change.items.map((item, index) => <div key={index}>{item}</div>)}
    </details>
  );
}
