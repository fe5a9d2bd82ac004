import { useRef, useState, type DragEvent } from 'react';
import { useUploadImagesMutation } from '../../../api/media-api';
import type { ImageUpload } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FileField } from '../kit/file-field';
import { IMAGE_HINT, IMAGE_TYPES } from '../kit/image-rules';
import { useMissedDrops } from '../kit/use-missed-drops';
import styles from './media.module.css';
import { UploadResults } from './upload-results';

/** The server takes so many files at once; more are sent one lot after the other. */
const FILES_AT_ONCE = 20;

/** Uploads images that are dropped on it or chosen, and says what became of each. */
export function UploadZone() {
  const { t, translateProblem } = useStaffI18n();
  useMissedDrops();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [results, setResults] = useState<ImageUpload[]>([]);
  const [uploadImages, { isLoading }] = useUploadImagesMutation();

  const upload = async (files: File[]) => {
    if (files.length === 0 || isLoading) return;
    setResults([]);
    try {
      for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
        const done = await uploadImages(files.slice(start, start + FILES_AT_ONCE)).unwrap();
        setResults((before) => [...before, ...done]);
      }
    } catch (error) {
      toastFailure(t('Failed to upload the images'), error, translateProblem);
    }
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };

  const hover = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };

  return (
    <>
      <div
        className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}
        aria-busy={isLoading}
        onDragOver={(event) => hover(event, true)}
        onDragLeave={(event) => hover(event, false)}
        onDrop={(event) => {
          hover(event, false);
          void upload(Array.from(event.dataTransfer.files));
        }}
      >
        <FileField
          ref={input}
          label={t('Drop images here, or choose them')}
          accept={IMAGE_TYPES}
          hint={t(IMAGE_HINT)}
          isMultiple
          onFiles={(files) => void upload(files)}
        />
        <p role="status" className={styles.progress}>
          {isLoading && t('Uploading images...')}
        </p>
      </div>
      {results.length > 0 && <UploadResults results={results} />}
    </>
  );
}
