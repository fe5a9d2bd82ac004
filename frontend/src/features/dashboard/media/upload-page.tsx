import { Link } from 'react-router-dom';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { UploadZone } from './upload-zone';

/** Uploads images to the library. */
export default function UploadPage() {
  const { t } = useStaffI18n();
  return (
    <>
      <PageHead title={t('Upload Media')} />
      <UploadZone />
      <p>
        <Link to="/seller-dashboard/media">{t('Image Library')}</Link>
      </p>
    </>
  );
}
