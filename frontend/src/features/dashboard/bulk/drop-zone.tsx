import { Button } from 'antd';
import { useState } from 'react';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ErrorText } from '../../../components/notices';
import { DropArea } from '../kit/drop-area';
import { FileField, ImageFileField } from '../kit/file-field';
import { CSV_FILE, type RefusedFile } from '../kit/file-kinds';
import { readyImages } from '../kit/ready-images';
import { useRefusedWords } from '../kit/use-refused-words';
import { withDropped, type ChosenFiles } from './chosen-files';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  chosen: ChosenFiles;
  /** Images may take a while until they are ready, so it is told what changes in what is chosen by then. */
  onChoose: (change: (chosen: ChosenFiles) => ChosenFiles) => void;
}

/** A CSV file and images can be dropped here together, or chosen in their fields. */
export function DropZone({ chosen, onChoose }: DropZoneProps) {
  const { t } = useStaffI18n();
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const wordsOf = useRefusedWords();

  const choose = (files: Partial<ChosenFiles>) => {
    setRefused([]);
    onChoose((before) => ({ ...before, ...files }));
  };

  const drop = async (dropped: File[]) => {
    const ready = await readyImages(dropped);
    onChoose((before) => {
      const { files, added, refused: without } = withDropped(before, ready.files);
      setRefused([...without, ...ready.doubts]);
      return added > 0 ? files : before;
    });
  };

  const count = chosen.images.length;
  return (
    <DropArea onDrop={(files) => void drop(files)}>
      <p className={styles.lead}>{t('Drop the CSV file and the images here together, or choose them:')}</p>
      <div className={styles.fields}>
        <FileField
          label={t('CSV file')}
          kind={CSV_FILE}
          files={chosen.csv ? [chosen.csv] : []}
          onFiles={([csv]) => choose({ csv })}
        />
        <ImageFileField
          label={t('Images')}
          isMultiple
          files={chosen.images}
          onFiles={(images) => choose({ images })}
        />
      </div>
      {(chosen.csv || count > 0) && (
        <p className={styles.chosen}>
          <span role="status">
            {t(count === 1 ? 'Chosen files: {csv}, 1 image' : 'Chosen files: {csv}, {count} images', {
              csv: chosen.csv?.name ?? t('no CSV file yet'),
              count,
            })}
          </span>
          <Button size="small" onClick={() => choose({ csv: undefined, images: [] })}>
            {t('Remove the files')}
          </Button>
        </p>
      )}
      <ErrorText>{wordsOf(refused)}</ErrorText>
    </DropArea>
  );
}
