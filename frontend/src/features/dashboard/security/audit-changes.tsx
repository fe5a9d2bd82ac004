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

/** More facts than these, or longer ones, are folded. */
const MOST_FACTS = 6;
const LONGEST = 160;

/** What an act changed, fact by fact; what is long is folded. */
export function AuditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const { t } = useStaffI18n();
  const changes = changesOf(before, after, t);
  const isLong = changes.length > MOST_FACTS;
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

/** One fact: before → after where both are told, else the one that is; a list can be unfolded. */
function ChangeLine({ change, isEdit }: { change: Change; isEdit: boolean }) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const label = SPEC_LABELS.get(change.fact);
  const values = isEdit
    ? [change.before, change.after]
    : [change.before === '-' ? change.after : change.before];
  const line = `${label ? shop(label) : factWords(change.fact, t)}: ${values.join(' → ')}`;
  if (change.items.length === 0 && line.length <= LONGEST) return line;
  return (
    <details>
      <summary>{line.length <= LONGEST ? line : `${line.slice(0, LONGEST)} …`}</summary>
      {change.items.length === 0 ? line : change.items.map((item, index) => <div key={index}>{item}</div>)}
    </details>
  );
}
