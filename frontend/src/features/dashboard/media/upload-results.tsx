import { Tag } from 'antd';
import type { ImageUpload } from '../../../api/types';
import { Picture } from '../../../components/picture';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BAD, GOOD } from '../shell/tag-colors';
import styles from './media.module.css';

/** What became of each uploaded file. */
export function UploadResults({ results }: { results: ImageUpload[] }) {
  const { t, said } = useStaffI18n();
  const uploaded = results.filter(({ image }) => image).length;
  return (
    <section aria-label={t('Upload result')}>
      <p role="status">
        {t('Uploaded: {uploaded}, failed: {failed}', { uploaded, failed: results.length - uploaded })}
      </p>
      <ul className={styles.results}>
        {results.map(({ file, image, error }, index) => (
          <li key={index}>
            {image && <Picture src={image.url} alt="" width={40} height={40} />}
            <Tag color={image ? GOOD : BAD}>{t(image ? 'Done' : 'Not uploaded')}</Tag>
            <span className={styles.breakable}>
              {file}
              {error && `: ${said(error)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
