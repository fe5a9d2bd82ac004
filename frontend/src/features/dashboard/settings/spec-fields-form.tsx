import { Button } from 'antd';
import { useRef, useState } from 'react';
import { fieldErrorsOf } from '../../../api/field-errors';
import { useChangeSpecFieldsMutation } from '../../../api/spec-fields-edit-api';
import type { DecidedFields } from '../../../api/spec-fields-api';
import { staleEditOf } from '../../../api/stale-edit';
import type { CategorySlug } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import { SPEC_FIELDS } from '../../../lib/spec-fields';
import { listedSpecs } from '../../../lib/spec-list';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useConfirm } from '../kit/confirm';
import { Hint } from '../kit/hint';
import { StaleNotice } from '../kit/stale-notice';
import { useAct } from '../kit/use-act';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { AddedFieldDialog } from './added-field-dialog';
import styles from './spec-fields-form.module.css';
import { SpecPreview } from './spec-preview';
import { fieldOf, MOST_ADDED, moved, rowsOf, wantedField, type AddedValues, type SpecRow } from './spec-rows';
import { SpecRowsList } from './spec-rows-list';

interface SpecFieldsFormProps {
  category: CategorySlug;
  decided: DecidedFields;
  /** Begins again with these, or with those that the server has. */
  onShow: (fields: DecidedFields | null) => void;
}

/** The specifications of one category, which are saved together. */
export function SpecFieldsForm({ category, decided, onShow }: SpecFieldsFormProps) {
  const { t, translateFault } = useStaffI18n();
  const words = useI18n();
  const act = useAct();
  const confirm = useConfirm();
  const [rows, setRows] = useState(() => rowsOf(decided.fields));
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<SpecRow | 'new' | null>(null);
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
  const [isUnsaved, setUnsaved] = useState(false);
  const [isStale, setStale] = useState(false);
  const [change, { isLoading }] = useChangeSpecFieldsMutation();
  const made = useRef(0);
  useUnsavedWarning(isUnsaved);

  const labels = new Map(
    listedSpecs(category, rows.map(fieldOf), words).map(({ name, label }) => [name, label]),
  );
  const labelOf = ({ id }: SpecRow) => labels.get(id) ?? id;
  const added = rows.filter(({ isAdded }) => isAdded);

  const put = (changed: SpecRow[]) => {
    setUnsaved(true);
    setFaults(new Map());
    setRows(changed);
  };
  const move = (from: number, to: number) => {
    put(moved(rows, from, to));
    const place = { name: labelOf(rows[from]!), place: to + 1, count: rows.length };
    setSaid(t('{name} is number {place} of {count}', place));
  };
  const edit = (changed: SpecRow) => put(rows.map((row) => (row.id === changed.id ? changed : row)));
  const apply = (values: AddedValues) => {
    setOpen(null);
    if (open && open !== 'new') return edit({ ...open, ...values });
    const id = `new-${(made.current += 1)}`;
    put([...rows, { id, isNew: true, isAdded: true, isHidden: false, ...values }]);
  };
  const remove = async (row: SpecRow) => {
    const question = t('Remove {name}? What products have there is no longer shown anywhere.', {
      name: labelOf(row),
    });
    if (row.isNew || (await confirm({ question, yes: t('Remove'), isDanger: true })))
      put(rows.filter(({ id }) => id !== row.id));
  };

  const handleError = (error: unknown) => {
    const isChanged = staleEditOf(error) !== null;
    setStale(isChanged);
    const refused = fieldErrorsOf(error).flatMap((fault) => {
      const place = /^fields\W(\d+)/.exec(fault.field)?.[1];
      return place === undefined ? [] : [[Number(place), translateFault(fault)] as const];
    });
    setFaults(new Map(refused));
    return isChanged;
  };
  const save = async () => {
    const edited = { category, version: decided.version, fields: rows.map(wantedField) };
    const saved = await act(() => change(edited).unwrap(), {
      done: t('Specification fields saved'),
      failed: t('Failed to save the specification fields'),
      handleError,
    });
    if (!saved) return;
    setUnsaved(false);
    onShow(saved.result);
  };

  const taken = rows.filter((row) => row !== open).flatMap((row) => [labelOf(row), row.label, row.labelKm]);
  return (
    <>
      <div className={styles.columns}>
        <div>
          <SpecRowsList
            rows={rows}
            labelOf={labelOf}
            faults={faults}
            onMove={move}
            onToggle={(row) => edit({ ...row, isHidden: !row.isHidden })}
            onEdit={setOpen}
            onRemove={(row) => void remove(row)}
          />
          <p role="status" className="visually-hidden">
            {said}
          </p>
          <div className={styles.add}>
            <Button disabled={added.length >= MOST_ADDED} onClick={() => setOpen('new')}>
              {t('Add a field')}
            </Button>
            <Hint>{t('{count} of at most {most} added', { count: added.length, most: MOST_ADDED })}</Hint>
          </div>
        </div>
        <SpecPreview category={category} fields={rows.map(fieldOf)} />
      </div>
      {/* Beside the button that was pressed, as the list may be long. */}
      {isStale && (
        <StaleNotice title={t('Someone else changed the specification fields')}>
          {t('Your changes were not saved.')}{' '}
          <Button size="small" onClick={() => onShow(null)}>
            {t('Show them as they are now')}
          </Button>
        </StaleNotice>
      )}
      <div>
        <Button type="primary" loading={isLoading} onClick={() => void save()}>
          {t('Save')}
        </Button>
      </div>
      {open && (
        <AddedFieldDialog
          row={open === 'new' ? undefined : open}
          taken={[...taken, ...SPEC_FIELDS[category].map(({ label }) => label)].filter(Boolean)}
          onDone={apply}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
