import { Button, Input, type InputRef } from 'antd';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { fieldErrorsOf } from '../../../api/field-errors';
import { useNoteSerialsMutation } from '../../../api/packing-api';
import type { OrderPage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useAct } from '../kit/use-act';
import styles from './serial-fields.module.css';

interface SerialFieldsProps {
  orderId: string;
  line: OrderPage['items'][number];
  onSaved?: () => void;
}

/** The lines of a pasted list, without its empty ends. */
const linesOf = (text: string) => text.trim().split(/\s*[\r\n]+\s*/);

/**
 * One field a piece for its serial number, which may stay empty. A scanner ends with Enter, which goes to the next field and from the
 * last one to the button; a pasted list fills the fields from there on.
 */
export function SerialFields({ orderId, line, onSaved }: SerialFieldsProps) {
  const { t, translateFault } = useStaffI18n();
  const act = useAct();
  const { quantity, product, serials: saved } = line;
  const pieces = Array.from({ length: quantity }, (_, piece) => piece);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [faults, setFaults] = useState<Record<number, string>>({});
  const fields = useRef<(InputRef | null)[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const [note, { isLoading }] = useNoteSerialsMutation();
  const valueOf = (piece: number) => typed[piece] ?? saved[piece] ?? '';
  const isChanged = pieces.some((piece) => valueOf(piece) !== (saved[piece] ?? ''));

  const change = (values: Record<number, string>) => {
    setTyped((before) => ({ ...before, ...values }));
    setFaults({});
  };
  const goTo = (piece: number) => (fields.current[piece] ?? button.current)?.focus();

  const onPressEnter = (event: KeyboardEvent, piece: number) => {
    event.preventDefault();
    goTo(piece + 1);
  };
  const onPaste = (event: ClipboardEvent, first: number) => {
    const list = linesOf(event.clipboardData.getData('text'));
    if (list.length < 2) return;
    event.preventDefault();
    const filled = list.slice(0, quantity - first);
    change(Object.fromEntries(filled.map((serial, place) => [first + place, serial])));
    goTo(first + filled.length);
  };

  const save = async () => {
    const serials = pieces.map((piece) => valueOf(piece).trim());
    const isShown = (error: unknown) => {
      const atFields = fieldErrorsOf(error).flatMap((fault) => {
        const piece = /^lines\.0\.serials\.(\d+)$/.exec(fault.field)?.[1];
        return piece === undefined ? [] : [[Number(piece), translateFault(fault)] as const];
      });
      setFaults(Object.fromEntries(atFields));
      if (atFields.length > 0) goTo(atFields[0]![0]);
      return atFields.length > 0;
    };
    const done = await act(() => note({ orderId, serials: { lines: [{ id: line.id, serials }] } }).unwrap(), {
      done: t('Serial numbers are saved'),
      failed: t('Failed to save the serial numbers'),
      handleError: isShown,
    });
    if (!done) return;
    setTyped({});
    onSaved?.();
  };

  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('Serial numbers')}</legend>
      <p className={styles.hint}>
        {t('Scan or type, with Enter for the next. A pasted list fills one field a line.')}
      </p>
      {pieces.map((piece) => (
        <div key={piece} className={styles.field}>
          <Input
            ref={(field) => void (fields.current[piece] = field)}
            value={valueOf(piece)}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            prefix={<span className={styles.number}>{piece + 1}</span>}
            status={faults[piece] ? 'error' : ''}
            aria-label={t('Serial number {number} of {name}', { number: piece + 1, name: product.name })}
            aria-invalid={faults[piece] ? true : undefined}
            onChange={({ target }) => change({ [piece]: target.value })}
            onPressEnter={(event) => onPressEnter(event, piece)}
            onPaste={(event) => onPaste(event, piece)}
          />
          {faults[piece] && (
            <p className={styles.fault} role="alert">
              {faults[piece]}
            </p>
          )}
        </div>
      ))}
      <Button ref={button} disabled={!isChanged} loading={isLoading} onClick={() => void save()}>
        {t('Save serial numbers')}
      </Button>
    </fieldset>
  );
}
