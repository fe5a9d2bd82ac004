import { useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { useI18n } from '../../lib/i18n/i18n';
import { CODE_LENGTH, pasteCode, typeIntoCode, type CodeEntry } from '../../lib/verification-code';
import styles from './code-boxes.module.css';

interface CodeBoxesProps {
  boxes: string[];
  onChange: (boxes: string[]) => void;
  /** The id of the element with the code's error, if there is one. */
  errorId?: string;
  firstBox: RefObject<HTMLInputElement | null>;
}

/** How far the arrow keys move the focus. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Six boxes of one digit each; typing, pasting, arrows and Backspace move between them. */
export function CodeBoxes({ boxes, onChange, errorId, firstBox }: CodeBoxesProps) {
  const { t } = useI18n();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);

  const enter = (entry: CodeEntry) => {
    onChange(entry.boxes);
    inputs.current[entry.focus]?.focus();
  };

  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = pasteCode(event.clipboardData.getData('text'));
    if (pasted) enter(pasted);
  };

  const move = (event: KeyboardEvent, index: number) => {
    const isStepBack = event.key === 'Backspace' && boxes[index] === '';
    const step = isStepBack ? -1 : (STEPS[event.key] ?? 0);
    if (step !== 0 && event.key !== 'Backspace') event.preventDefault();
    if (step !== 0) inputs.current[index + step]?.focus();
  };

  return (
    <fieldset className={styles.boxes} aria-describedby={errorId}>
      <legend className="visually-hidden">{t('Verification code')}</legend>
      {boxes.map((box, index) => (
        <input
          key={index}
          ref={(input) => {
            inputs.current[index] = input;
            if (index === 0) firstBox.current = input;
          }}
          className={styles.box}
          value={box}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          enterKeyHint={index === CODE_LENGTH - 1 ? 'done' : 'next'}
          aria-label={t('Character {place} of {count}', { place: index + 1, count: CODE_LENGTH })}
          aria-invalid={errorId ? true : undefined}
          onChange={(event) => enter(typeIntoCode(boxes, index, event.target.value))}
          onKeyDown={(event) => move(event, index)}
          onPaste={paste}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </fieldset>
  );
}
