import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Product } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { CellEditor } from './cell-editor';
import styles from './edit-cell.module.css';
import { useMeanwhile } from './use-meanwhile';
import type { CellField, OpenCells } from './use-open-cells';

interface EditCellProps {
  field: CellField;
  product: Product;
  cells: OpenCells;
  /** The value as words, for screen readers. */
  words: string;
  /** The value as it is shown. */
  children: ReactNode;
}

/** A cell of the list that is changed where it is: one press or Enter opens it. */
export function EditCell({ field, product, cells, words, children }: EditCellProps) {
  const { t } = useStaffI18n();
  const meanwhile = useMeanwhile();
  const [note, setNote] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const { id, name } = product;
  const isOpen = cells.isOpen(field, id);
  useFocusWhenClosed(button, isOpen);

  if (isOpen)
    return (
      <div className={styles.place}>
        <CellEditor
          field={field}
          product={product}
          onSaved={(saved, typed) => {
            setNote(meanwhile({ typed, left: saved.stock }));
            cells.close(field, id);
          }}
          onLeave={() => cells.close(field, id)}
          onNext={() => cells.openNext(field, id)}
          onTyped={(isUnsaved) => cells.keep(field, id, isUnsaved)}
        />
      </div>
    );
  const label =
    field === 'price' ? '{value}, change the price of {name}' : '{value}, change the stock of {name}';
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.cell}
        aria-label={t(label, { value: words, name })}
        onClick={() => {
          setNote('');
          cells.open(field, id);
        }}
      >
        {children}
      </button>
      {note && (
        <small role="status" className={styles.note}>
          {note}
        </small>
      )}
    </div>
  );
}

/** The button gets the focus back when its cell closes and nothing else has it. */
function useFocusWhenClosed(button: { current: HTMLButtonElement | null }, isOpen: boolean): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [button, isOpen]);
}
