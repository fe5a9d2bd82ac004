import type { LibraryImage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './media.module.css';

/** What is known of an image. */
export function ImageFacts({ image }: { image: LibraryImage }) {
  const { t, moment } = useStaffI18n();
  const { file_name, width, height, bytes, uploaded_by, uploaded_at } = image;
  const facts = [
    [t('File'), file_name],
    [t('Size'), width && `${width} × ${height}, ${inKilobytes(bytes)}`],
    [t('Uploaded by'), uploaded_by],
    [t('Uploaded at'), moment(uploaded_at)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, fact]) =>
          fact && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const inKilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;
