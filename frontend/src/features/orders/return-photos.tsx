import { useEffect, useId, useState } from 'react';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './return-photos.module.css';

/** As the server takes them. */
export const MOST_PHOTOS = 4;

interface ReturnPhotosProps {
  files: File[];
  onAdd: (files: File[]) => void;
  onRemove: (file: File) => void;
}

/** A few photos of what is returned, for the shop only. */
export function ReturnPhotos({ files, onAdd, onRemove }: ReturnPhotosProps) {
  const { t } = useI18n();
  const hint = useId();
  return (
    <div className={styles.photos}>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file, place) => (
            <li key={`${file.name}-${place}`} className={styles.item}>
              <Thumbnail file={file} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t('Remove photo {number}', { number: place + 1 })}
                onClick={() => onRemove(file)}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
      {files.length < MOST_PHOTOS && (
        <label className={styles.add}>
          {t('Add photos')}
          <input
            className="visually-hidden"
            type="file"
            accept="image/png,image/jpeg,image/webp"
            multiple
            aria-describedby={hint}
            onChange={({ currentTarget }) => {
              onAdd([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </label>
      )}
      <p id={hint} className={styles.hint}>
        {t('Up to {count} photos, which only the shop sees.', { count: MOST_PHOTOS })}
      </p>
    </div>
  );
}

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url ? <img className={styles.image} src={url} alt={file.name} width={72} height={72} /> : null;
}
