import { Button } from 'antd';
import { useState } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ImageFileField } from '../kit/file-field';
import { Hint } from '../kit/hint';
import styles from './replace-field.module.css';

interface ReplaceFieldProps {
  uses: number;
  isBusy: boolean;
  onReplace: (file: File) => void;
}

/** Chooses a file to replace the image with, and says that all uses change. */
export function ReplaceField({ uses, isBusy, onReplace }: ReplaceFieldProps) {
  const { t } = useStaffI18n();
  const [file, setFile] = useState<File | null>(null);
  return (
    <div className={styles.replace}>
      <ImageFileField
        label={t('New image')}
        files={file ? [file] : []}
        onFiles={([chosen]) => setFile(chosen ?? null)}
      />
      {uses > 0 && <Hint>{t('It is replaced wherever it is used.')}</Hint>}
      <Button type="primary" disabled={!file} loading={isBusy} onClick={() => file && onReplace(file)}>
        {t('Replace')}
      </Button>
    </div>
  );
}
