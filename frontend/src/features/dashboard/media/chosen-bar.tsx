import { Button, Modal, Tag } from 'antd';
import { useState } from 'react';
import { useDeleteImagesMutation } from '../../../api/media-api';
import type { LibraryImage } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChosenFrame } from '../kit/chosen-frame';
import { BAD, GOOD } from '../kit/tag-colors';
import { useRowReason } from '../kit/use-row-reason';
import { imageName } from './image-name';
import styles from './media.module.css';

/** So many images are deleted at a time. */
const PORTION = 100;

interface Result {
  hash: string;
  ok: boolean;
  error: string | null;
}

interface ChosenBarProps {
  chosen: LibraryImage[];
  onChoose: (images: LibraryImage[]) => void;
}

/** Deletes the chosen images after one confirmation, then says of each what became of it. */
export function ChosenBar({ chosen, onChoose }: ChosenBarProps) {
  const { t, translateProblem } = useStaffI18n();
  const reasonOf = useRowReason();
  const [results, setResults] = useState<Result[] | null>(null);
  const [deleteImages, { isLoading }] = useDeleteImagesMutation();

  const remove = async () => {
    if (!window.confirm(t('Delete {count} images? Used ones stay.', { count: chosen.length }))) return;
    const hashes = chosen.map(({ hash }) => hash);
    const done: Result[] = [];
    try {
      for (let from = 0; from < hashes.length; from += PORTION)
        done.push(...(await deleteImages(hashes.slice(from, from + PORTION)).unwrap()));
    } catch (error) {
      toastFailure(t('Failed to delete the images'), error, translateProblem);
    }
    if (done.length > 0) setResults(done);
  };

  /** What was not come to stays chosen. */
  const close = () => onChoose(chosen.filter(({ hash }) => !results?.some((one) => one.hash === hash)));

  return (
    <ChosenFrame label={t('The chosen images')} count={chosen.length} onChooseNone={() => onChoose([])}>
      <Button danger loading={isLoading} onClick={() => void remove()}>
        {t('Delete')}
      </Button>
      {results && (
        <Modal
          open
          title={t('Deleted: {done}, not deleted: {refused}', countsOf(results))}
          okText={t('Close')}
          cancelButtonProps={{ hidden: true }}
          onOk={close}
          onCancel={close}
        >
          <ul className={styles.results}>
            {results.map((result) => (
              <li key={result.hash}>
                <Tag color={result.ok ? GOOD : BAD}>{t(result.ok ? 'Done' : 'Not deleted')}</Tag>
                <span className={styles.breakable}>
                  {imageName(chosen.find((image) => image.hash === result.hash)!)}
                  {result.error && `: ${reasonOf(result)}`}
                </span>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </ChosenFrame>
  );
}

function countsOf(results: Result[]) {
  const done = results.filter(({ ok }) => ok).length;
  return { done, refused: results.length - done };
}
