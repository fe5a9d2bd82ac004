import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { useDeleteImageMutation, useReplaceImageMutation } from '../../../api/media-api';
import { statusOf } from '../../../api/problem';
import type { LibraryImage } from '../../../api/types';
import { Picture } from '../../../components/picture';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useFocusBack } from '../kit/use-focus-back';
import { ImageFacts } from './image-facts';
import { imageName } from './image-name';
import { ImageUses } from './image-uses';
import styles from './media.module.css';
import { ReplaceField } from './replace-field';

interface ImageDrawerProps {
  image: LibraryImage;
  onReplaced: (image: LibraryImage) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** One image with where it is used and what can be done to it. */
export function ImageDrawer({ image, onReplaced, onDeleted, onClose }: ImageDrawerProps) {
  useFocusBack();
  const { t, translateProblem } = useStaffI18n();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [replaceImage, { isLoading: isReplacing }] = useReplaceImageMutation();
  const [deleteImage, { isLoading: isDeleting }] = useDeleteImageMutation();
  const { total } = image.uses;

  const refused = (title: string, error: unknown) => {
    if (statusOf(error) === 409) setRefusal(translateProblem(error) ?? title);
    else toastFailure(title, error, translateProblem);
  };

  const replace = async (file: File) => {
    setRefusal(null);
    try {
      const { image: next } = await replaceImage({ hash: image.hash, file }).unwrap();
      toast.success(t('Image replaced'));
      onReplaced(next);
    } catch (error) {
      refused(t('Failed to replace the image'), error);
    }
  };

  const remove = async () => {
    if (!window.confirm(t('Delete {name}?', { name: imageName(image) }))) return;
    setRefusal(null);
    try {
      await deleteImage(image.hash).unwrap();
      toast.success(t('Image deleted'));
      onDeleted();
    } catch (error) {
      refused(t('Failed to delete the image'), error);
    }
  };

  return (
    <Drawer open title={imageName(image)} size={480} onClose={onClose}>
      <a className={styles.large} href={image.url} target="_blank" rel="noreferrer">
        <Picture src={image.url} alt={t('The image in full size')} width={420} height={300} />
      </a>
      <ImageFacts image={image} />
      <ImageUses uses={image.uses} />
      {refusal && <Alert type="warning" showIcon role="alert" title={refusal} className={styles.refusal} />}
      <ReplaceField
        key={image.hash}
        uses={total}
        isBusy={isReplacing}
        onReplace={(file) => void replace(file)}
      />
      <Button danger disabled={total > 0} loading={isDeleting} onClick={() => void remove()}>
        {t('Delete')}
      </Button>
      {total > 0 && <p className={styles.hint}>{t('Only unused images can be deleted.')}</p>}
    </Drawer>
  );
}
