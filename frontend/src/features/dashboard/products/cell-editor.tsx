import { Button, Input, Select, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Product } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useConfirm } from '../kit/confirm';
import styles from './cell-editor.module.css';
import { isSigned, readCell, REASON_WORDS, reasonsFor, type StockReason } from './typed-cell';
import { useCellSaving } from './use-cell-saving';
import type { CellField } from './use-open-cells';

interface CellEditorProps {
  field: CellField;
  product: Product;
  /** Called when it is saved, with the typed stock if that was a plain number. */
  onSaved: (saved: Product, typed: number | undefined) => void;
  onLeave: () => void;
  /** Opens the next row's cell; false where there is none. */
  onNext: () => boolean;
  onTyped: (isUnsaved: boolean) => void;
}

/** The field of an open cell: Enter saves and goes on to the next row, Escape leaves. What could not be saved stays. */
export function CellEditor({ field, product, onSaved, onLeave, onNext, onTyped }: CellEditorProps) {
  const { t } = useStaffI18n();
  const confirm = useConfirm();
  const errorId = useId();
  const input = useRef<InputRef>(null);
  const { save, seen, fault, setFault, isSaving } = useCellSaving(field, product);
  const [begun] = useState(String(product[field]));
  const [typed, setTyped] = useState(begun);
  const [reason, setReason] = useState<StockReason>();
  const isDifference = field === 'stock' && isSigned(typed);
  const reasons = reasonsFor(!/^[-−]/.test(typed.trim()));
  const why = reason && reasons.includes(reason) ? reason : reasons[0]!;
  const { name } = product;

  useEffect(() => input.current?.focus({ cursor: 'all' }), []);

  const type = (text: string) => {
    setTyped(text);
    setFault('');
    onTyped(text !== begun);
  };

  const finish = async () => {
    const cell = readCell(field, typed);
    if (cell.fault) {
      const { text, limits } = cell.fault;
      const label = t(field === 'price' ? 'Price' : 'Stock');
      return setFault(t(text, { field: label, least: limits.min, most: limits.max }));
    }
    const isSame = cell.isDifference ? cell.number === 0 : typed === begun;
    if (isSame) return onNext() || onLeave();
    if (
      field === 'price' &&
      cell.number === 0 &&
      seen.price !== 0 &&
      !(await confirm({ question: t('Sell {name} for $0.00?', { name }), yes: t('Sell for $0.00') }))
    )
      return;
    onNext();
    const saved = await save(cell, why);
    if (saved) onSaved(saved, field === 'stock' && !cell.isDifference ? cell.number : undefined);
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    // Enter also chooses a word of an input method, as for Khmer.
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && !isSaving) {
      // The same press would otherwise answer the question that it opens.
      event.preventDefault();
      void finish();
    }
  };

  /** An untouched cell closes when the focus goes elsewhere. */
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (typed === begun && !isSaving && !currentTarget.contains(relatedTarget)) onLeave();
  };

  return (
    <div
      className={field === 'price' ? `${styles.editor} ${styles.price}` : styles.editor}
      onBlur={blur}
      aria-busy={isSaving}
    >
      <Input
        ref={input}
        size="small"
        aria-label={t(field === 'price' ? 'Price of {name}' : 'Stock of {name}', { name })}
        aria-invalid={fault !== ''}
        aria-describedby={fault ? errorId : undefined}
        status={fault ? 'error' : undefined}
        prefix={field === 'price' ? '$' : undefined}
        inputMode={field === 'price' ? 'decimal' : 'text'}
        autoComplete="off"
        readOnly={isSaving}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
      />
      {isDifference && (
        <Select<StockReason>
          size="small"
          aria-label={t('Reason for {name}', { name })}
          popupMatchSelectWidth={false}
          options={reasons.map((one) => ({ value: one, label: t(REASON_WORDS[one]) }))}
          value={why}
          onChange={setReason}
        />
      )}
      {typed !== begun && (
        <span className={styles.buttons}>
          <Button size="small" type="primary" loading={isSaving} onClick={() => void finish()}>
            {t('Save')}
          </Button>
          <Button size="small" disabled={isSaving} onClick={onLeave}>
            {t('Cancel')}
          </Button>
        </span>
      )}
      <ErrorText id={errorId}>{fault}</ErrorText>
    </div>
  );
}
