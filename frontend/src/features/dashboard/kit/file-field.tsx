import type { Ref } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './file-field.module.css';
import { IMAGE_TYPES } from './image-types';

interface FileFieldProps {
  label: string;
  accept: string;
  hint?: string;
  isMultiple?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
  /** In a form, the form item passes this. */
  onFiles?: (files: File[]) => void;
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
        onChange={({ target }) => onFiles?.(Array.from(target.files ?? []))}
      />
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}

/** Chooses images of the types that the shop accepts. */
export function ImageFileField(props: Omit<FileFieldProps, 'accept' | 'hint'>) {
  const { t } = useStaffI18n();
  return <FileField accept={IMAGE_TYPES} hint={t('PNG, JPG, JPEG, max 5MB')} {...props} />;
}
