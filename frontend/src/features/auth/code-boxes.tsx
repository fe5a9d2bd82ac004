import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { CODE_LENGTH, pasteCode, typeIntoCode, type CodeEntry } from '../../lib/verification-code';
import styles from './code-boxes.module.css';

interface CodeBoxesProps {
  boxes: string[];
  onChange: (boxes: string[]) => void;
}

/** Six boxes of one character each; typing, pasting and Backspace move between them. */
export function CodeBoxes({ boxes, onChange }: CodeBoxesProps) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);

  const enter = (entry: CodeEntry) => {
    onChange(entry.boxes);
    inputs.current[entry.focus]?.focus();
  };

  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    enter(pasteCode(event.clipboardData.getData('text')));
  };

  const stepBack = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Backspace' && boxes[index] === '' && index > 0) inputs.current[index - 1]?.focus();
  };

  return (
    <fieldset className={styles.boxes}>
      <legend className="visually-hidden">Verification code</legend>
      {boxes.map((box, index) => (
        <input
          key={index}
          ref={(input) => {
            inputs.current[index] = input;
          }}
          className={styles.box}
          value={box}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          aria-label={`Character ${index + 1} of ${CODE_LENGTH}`}
          onChange={(event) => enter(typeIntoCode(boxes, index, event.target.value))}
          onKeyDown={(event) => stepBack(event, index)}
          onPaste={paste}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </fieldset>
  );
}
