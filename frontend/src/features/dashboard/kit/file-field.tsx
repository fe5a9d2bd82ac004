import { Button } from 'antd';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './file-field.module.css';
import { IMAGE_FILE, sortOut, type FileKind } from './file-kinds';
import { readyImages } from './ready-images';
import { useRefusedWords } from './use-refused-words';

/** How many chosen files are named. */
const MAX_NAMED = 3;

interface FileFieldProps {
  /** Of the button; in a form, the form item passes this. */
  id?: string;
  label: string;
  kind: FileKind;
  hint?: string;
  isMultiple?: boolean;
  isRequired?: boolean;
  /** The chosen files; without this the field keeps none, because its owner takes them at once. */
  files?: readonly File[];
  /** In a form, the form item passes this. */
  onFiles?: (files: File[]) => void;
}

/**
 * Chooses files from the computer. Large photos are made smaller; others that the server would refuse are
 * not taken, and the field says why. The browser's own
 * field is hidden, as it speaks the browser's language.
 */
export function FileField({
  id,
  label,
  kind,
  hint,
  isMultiple = false,
  isRequired,
  files,
  onFiles,
}: FileFieldProps) {
  const { t } = useStaffI18n();
  const own = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const wordsOf = useRefusedWords();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = Array.from(target.files ?? []);
    // Emptied so that the same file can be chosen again.
    target.value = '';
    const ready = kind === IMAGE_FILE ? await readyImages(chosen) : { files: chosen, doubts: [] };
    const { good, refused } = sortOut(ready.files, kind);
    setFault(wordsOf([...refused, ...ready.doubts]));
    if (good.length > 0) onFiles?.(good);
  };
  return (
    <div className={styles.box}>
      <label
        htmlFor={`${own}input`}
        className={isRequired ? `${styles.label} ${styles.required}` : styles.label}
      >
        {label}
      </label>
      <input
        ref={input}
        id={`${own}input`}
        type="file"
        hidden
        accept={kind.accept}
        multiple={isMultiple}
        onChange={(event) => void choose(event)}
      />
      <div className={styles.choice}>
        <Button
          id={id}
          aria-describedby={`${own}names ${own}hint ${own}fault`}
          onClick={() => input.current?.click()}
        >
          {t(isMultiple ? 'Choose files' : 'Choose a file')}
          <span className="visually-hidden"> {label}</span>
        </Button>
        <span id={`${own}names`} className={styles.names}>
          {files && <ChosenNames files={files} />}
        </span>
      </div>
      {hint && (
        <span id={`${own}hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      <ErrorText id={`${own}fault`}>{fault}</ErrorText>
    </div>
  );
}

function ChosenNames({ files }: { files: readonly File[] }) {
  const { t } = useStaffI18n();
  const more = files.length - MAX_NAMED;
  const names = files.slice(0, MAX_NAMED).map(({ name }) => name);
  return files.length === 0
    ? t('No file chosen')
    : [...names, ...(more > 0 ? [t('and {count} more', { count: more })] : [])].join(', ');
}

/** Chooses images of the types that the shop accepts. */
export function ImageFileField(props: Omit<FileFieldProps, 'kind' | 'hint'>) {
  const { t } = useStaffI18n();
  return <FileField kind={IMAGE_FILE} hint={t('PNG, JPG, JPEG, max 5MB')} {...props} />;
}
