import type { Ref } from 'react';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: string;
  accept: string;
  hint?: string;
  isMultiple?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
  onFiles: (files: File[]) => void;
}

/** Chooses files from the computer. */
export function FileField({
  label,
  accept,
  hint,
  isMultiple = false,
  isRequired,
  ref,
  onFiles,
}: FileFieldProps) {
  return (
    <label className={styles.field}>
      <span className={isRequired ? `${styles.label} ${styles.required}` : styles.label}>{label}</span>
      <input
        ref={ref}
        type="file"
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => onFiles(Array.from(target.files ?? []))}
      />
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}
