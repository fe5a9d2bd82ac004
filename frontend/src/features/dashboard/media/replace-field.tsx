import { Button } from 'antd';
import { useState } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FileField } from '../kit/file-field';
import { IMAGE_HINT, IMAGE_TYPES } from '../kit/image-rules';
import styles from './media.module.css';

interface ReplaceFieldProps {
  uses: number;
  isBusy: boolean;
  onReplace: (file: File) => void;
}

/** Chooses the file that takes the image's place, and says how far that reaches. */
export function ReplaceField({ uses, isBusy, onReplace }: ReplaceFieldProps) {
  const { t } = useStaffI18n();
  const [file, setFile] = useState<File | null>(null);
  return (
    <div className={styles.replace}>
      <FileField
        label={t('New image')}
        accept={IMAGE_TYPES}
        hint={t(IMAGE_HINT)}
        onFiles={([chosen]) => setFile(chosen ?? null)}
      />
      {uses > 0 && <p className={styles.hint}>{t('It is replaced wherever it is used.')}</p>}
      <Button type="primary" disabled={!file} loading={isBusy} onClick={() => file && onReplace(file)}>
        {t('Replace')}
      </Button>
    </div>
  );
}
