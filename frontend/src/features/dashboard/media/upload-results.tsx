import { Tag } from 'antd';
import type { ImageUpload } from '../../../api/types';
import { Picture } from '../../../components/picture';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BAD, GOOD } from '../kit/tag-colors';
import { useRowReason } from '../kit/use-row-reason';
import styles from './media.module.css';

/** What became of each uploaded file. */
export function UploadResults({ results }: { results: ImageUpload[] }) {
  const { t } = useStaffI18n();
  const reasonOf = useRowReason();
  const uploaded = results.filter(({ image }) => image).length;
  return (
    <section aria-label={t('Upload result')}>
      <p role="status">
        {t('Uploaded: {uploaded}, failed: {failed}', { uploaded, failed: results.length - uploaded })}
      </p>
      <ul className={styles.results}>
        {results.map((result, index) => (
          <li key={index}>
            {result.image && <Picture src={result.image.url} alt="" width={40} height={40} />}
            <Tag color={result.image ? GOOD : BAD}>{t(result.image ? 'Done' : 'Not uploaded')}</Tag>
            <span className={styles.breakable}>
              {result.file}
              {result.error && `: ${reasonOf(result)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
