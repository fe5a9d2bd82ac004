import { useId, useState, type ChangeEvent, type Ref } from 'react';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './file-field.module.css';
import { IMAGE_FILE, sortOut, type FileKind } from './file-kinds';
import { useRefusedWords } from './use-refused-words';

interface FileFieldProps {
  label: string;
  kind: FileKind;
  hint?: string;
  isMultiple?: boolean;
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
  /** In a form, the form item passes this. */
  onFiles?: (files: File[]) => void;
}

/** Chooses files from the computer. Those that the server would refuse are not taken; the field says why. */
export function FileField({
  label,
  kind,
  hint,
  isMultiple = false,
  isRequired,
  ref,
  onFiles,
}: FileFieldProps) {
  const errorId = useId();
  const [fault, setFault] = useState('');
  const wordsOf = useRefusedWords();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { good, refused } = sortOut(Array.from(target.files ?? []), kind);
    setFault(wordsOf(refused));
    // A refused file would stay beside the field, as if it were chosen.
    if (good.length === 0) target.value = '';
    onFiles?.(good);
  };
  return (
    <div className={styles.box}>
      <label className={styles.field}>
        <span className={isRequired ? `${styles.label} ${styles.required}` : styles.label}>{label}</span>
        <input
          ref={ref}
          type="file"
          accept={kind.accept}
          multiple={isMultiple}
          aria-invalid={fault !== ''}
          aria-describedby={fault ? errorId : undefined}
          onChange={choose}
        />
        {hint && <span className={styles.hint}>{hint}</span>}
      </label>
      <ErrorText id={errorId}>{fault}</ErrorText>
    </div>
  );
}

/** Chooses images of the types that the shop accepts. */
export function ImageFileField(props: Omit<FileFieldProps, 'kind' | 'hint'>) {
  const { t } = useStaffI18n();
  return <FileField kind={IMAGE_FILE} hint={t('PNG, JPG, JPEG, max 5MB')} {...props} />;
}
