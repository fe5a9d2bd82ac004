import { Button, Modal, Tag } from 'antd';
import { useState } from 'react';
import { useDeleteImagesMutation } from '../../../api/media-api';
import type { LibraryImage } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { BAD, GOOD } from '../shell/tag-colors';
import { imageName } from './image-name';
import styles from './media.module.css';

interface Result {
  hash: string;
  ok: boolean;
  error: string | null;
}

interface ChosenBarProps {
  chosen: LibraryImage[];
  onChoose: (images: LibraryImage[]) => void;
}

/** Deletes the chosen pictures after one confirmation, then says of each what became of it. */
export function ChosenBar({ chosen, onChoose }: ChosenBarProps) {
  const { t, said } = useStaffI18n();
  const [results, setResults] = useState<Result[] | null>(null);
  const [deleteImages, { isLoading }] = useDeleteImagesMutation();

  const remove = async () => {
    if (!window.confirm(t('Delete {count} images? Used ones stay.', { count: chosen.length }))) return;
    try {
      setResults(await deleteImages(chosen.map(({ hash }) => hash)).unwrap());
    } catch (error) {
      toastFailure(t('Failed to delete the images'), error, said);
    }
  };

  return (
    <div className={styles.many} role="group" aria-label={t('The chosen images')}>
      <strong role="status">{t('{count} chosen', { count: chosen.length })}</strong>
      <Button danger loading={isLoading} onClick={() => void remove()}>
        {t('Delete')}
      </Button>
      <Button onClick={() => onChoose([])}>{t('Choose none')}</Button>
      {results && (
        <Modal
          open
          title={t('Deleted: {done}, not deleted: {refused}', countsOf(results))}
          okText={t('Close')}
          cancelButtonProps={{ hidden: true }}
          onOk={() => onChoose([])}
          onCancel={() => onChoose([])}
        >
          <ul className={styles.results}>
            {results.map(({ hash, ok, error }) => (
              <li key={hash}>
                <Tag color={ok ? GOOD : BAD}>{t(ok ? 'Done' : 'Not deleted')}</Tag>
                <span className={styles.breakable}>
                  {imageName(chosen.find((image) => image.hash === hash)!)}
                  {error && `: ${said(error)}`}
                </span>
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </div>
  );
}

function countsOf(results: Result[]) {
  const done = results.filter(({ ok }) => ok).length;
  return { done, refused: results.length - done };
}
