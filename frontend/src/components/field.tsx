import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { ErrorText } from './notices';
import styles from './field.module.css';

interface FrameProps {
  label: string;
  /** Help shown below the input. */
  hint?: string;
  error?: string;
}

/** The attributes that tie an input to its label, hint and error. */
interface InputLinks {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FrameProps {
  children: (links: InputLinks) => ReactNode;
}

/** A label above and an error and a hint below any kind of input. */
export function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <ErrorText id={errorId}>{error}</ErrorText>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, FrameProps {
  ref?: Ref<HTMLInputElement>;
}

/** An input under its label, with its error and hint below. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(links) => <input {...links} {...input} />}
    </FieldFrame>
  );
}
