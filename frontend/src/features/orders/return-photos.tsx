import { useId } from 'react';
import { useI18n } from '../../lib/i18n/i18n';
import styles from './return-photos.module.css';

/** As the server takes them. */
export const MOST_PHOTOS = 4;

/** A photo that is to be sent, and the address at which this browser shows it. */
export interface ChosenPhoto {
  file: File;
  url: string;
}

interface ReturnPhotosProps {
  chosen: ChosenPhoto[];
  onAdd: (files: File[]) => void;
  onRemove: (photo: ChosenPhoto) => void;
}

/** A few photos of what is returned, for the shop only. */
export function ReturnPhotos({ chosen, onAdd, onRemove }: ReturnPhotosProps) {
  const { t } = useI18n();
  const hint = useId();
  return (
    <div className={styles.photos}>
      {chosen.length > 0 && (
        <ul className={styles.list}>
          {chosen.map((photo, place) => (
            <li key={photo.url} className={styles.item}>
              <img className={styles.image} src={photo.url} alt={photo.file.name} width={72} height={72} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t('Remove photo {number}', { number: place + 1 })}
                onClick={() => onRemove(photo)}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length < MOST_PHOTOS && (
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
