import { Button, Switch, Tag } from 'antd';
import { useEffect, useRef } from 'react';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { KIND_WORDS } from './added-field-dialog';
import type { SpecRow } from './spec-rows';
import styles from './spec-rows-list.module.css';

interface SpecRowsListProps {
  rows: SpecRow[];
  labelOf: (row: SpecRow) => string;
  /** What the shop has refused, by the places of the rows. */
  faults: ReadonlyMap<number, string>;
  onMove: (from: number, to: number) => void;
  onToggle: (row: SpecRow) => void;
  onEdit: (row: SpecRow) => void;
  onRemove: (row: SpecRow) => void;
}

type Step = 'up' | 'down';

/** The specifications of a category in their order, each with the buttons that change it. */
export function SpecRowsList(props: SpecRowsListProps) {
  const { rows, labelOf, faults, onMove, onToggle, onEdit, onRemove } = props;
  const { t } = useStaffI18n();
  const { list, focus } = useFocusAfterMove(rows);
  const mover = (place: number, step: Step, sign: string, label: StaffText) => {
    const to = step === 'up' ? place - 1 : place + 1;
    const words = t(label, { name: labelOf(rows[place]!) });
    return (
      <Button
        data-step={step}
        disabled={to < 0 || to === rows.length}
        aria-label={words}
        title={words}
        onClick={() => {
          onMove(place, to);
          focus(to, step);
        }}
      >
        {sign}
      </Button>
    );
  };
  return (
    <ol ref={list} className={styles.rows} aria-label={t('Specification fields')}>
      {rows.map((row, place) => {
        const name = labelOf(row);
        return (
          <li key={row.id} className={styles.row}>
            <span className={styles.moves}>
              {mover(place, 'up', '↑', 'Move {name} up')}
              {mover(place, 'down', '↓', 'Move {name} down')}
            </span>
            <span className={styles.words}>
              <span className={row.isHidden ? styles.hidden : styles.name}>{name}</span>
              <span className={styles.kind}>
                {t(KIND_WORDS[row.kind])}
                {row.isAdded && <Tag className={styles.tag}>{t(row.isNew ? 'New' : 'Added')}</Tag>}
                {row.isHidden && <Tag className={styles.tag}>{t('Hidden')}</Tag>}
              </span>
            </span>
            <span className={styles.acts}>
              {row.isAdded && (
                <>
                  <Button aria-label={t('Edit {name}', { name })} onClick={() => onEdit(row)}>
                    {t('Edit')}
                  </Button>
                  <Button danger aria-label={t('Remove {name}', { name })} onClick={() => onRemove(row)}>
                    {t('Remove')}
                  </Button>
                </>
              )}
              <Switch
                checked={!row.isHidden}
                aria-label={t('Show {name} to shoppers', { name })}
                title={t('Show {name} to shoppers', { name })}
                onChange={() => onToggle(row)}
              />
            </span>
            <ErrorText>{faults.get(place)}</ErrorText>
          </li>
        );
      })}
    </ol>
  );
}

/** After a button has moved a row, the focus stays on it, or goes to the one beside it at the end of the list. */
function useFocusAfterMove(rows: SpecRow[]) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ place: number; step: Step } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { place, step } = wanted.current;
    wanted.current = null;
    const buttons = list.current?.children[place]?.querySelectorAll<HTMLElement>(
      '[data-step]:not(:disabled)',
    );
    const found = [...(buttons ?? [])];
    (found.find(({ dataset }) => dataset.step === step) ?? found[0])?.focus();
  }, [rows]);
  return { list, focus: (place: number, step: Step) => void (wanted.current = { place, step }) };
}
