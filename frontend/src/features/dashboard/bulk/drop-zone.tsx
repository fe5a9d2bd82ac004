import { Button } from 'antd';
import { useState } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import { DropArea } from '../kit/drop-area';
import { FileField, ImageFileField } from '../kit/file-field';
import { withDropped, type ChosenFiles } from './chosen-files';
import styles from './drop-zone.module.css';
import { Lead } from './lead';

interface DropZoneProps {
  chosen: ChosenFiles;
  onChoose: (files: ChosenFiles) => void;
}

/** A CSV file and images can be dropped here together, or chosen in their fields. */
export function DropZone({ chosen, onChoose }: DropZoneProps) {
  const { t } = useStaffI18n();
  const [round, setRound] = useState(0);
  const [rejected, setRejected] = useState<File[]>([]);

  const choose = (files: ChosenFiles, without: File[] = []) => {
    setRejected(without);
    onChoose(files);
  };

  const drop = (dropped: File[]) => {
    const { files, rejected: without } = withDropped(chosen, dropped);
    if (without.length < dropped.length) choose(files, without);
    else setRejected(without);
  };
  const clear = () => {
    setRound(round + 1);
    choose({ images: [] });
  };

  const count = chosen.images.length;
  return (
    <DropArea onDrop={drop}>
      <p className={styles.lead}>{t('Drop the CSV file and the images here together, or choose them:')}</p>
      <div className={styles.fields} key={round}>
        <FileField
          label={t('CSV file')}
          accept=".csv,text/csv"
          onFiles={([csv]) => choose({ ...chosen, csv })}
        />
        <ImageFileField label={t('Images')} isMultiple onFiles={(images) => choose({ ...chosen, images })} />
      </div>
      {(chosen.csv || count > 0) && (
        <p className={styles.chosen}>
          <span role="status">
            {t(count === 1 ? 'Chosen files: {csv}, 1 image' : 'Chosen files: {csv}, {count} images', {
              csv: chosen.csv?.name ?? t('no CSV file yet'),
              count,
            })}
          </span>
          <Button size="small" onClick={clear}>
            {t('Remove the files')}
          </Button>
        </p>
      )}
      <Lead role="status">
        {rejected.length > 0 &&
          t('Files that were not taken: {names}', { names: rejected.map(({ name }) => name).join(', ') })}
      </Lead>
    </DropArea>
  );
}
