import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useDeleteImageMutation, useReplaceImageMutation } from '../../../api/media-api';
import { statusOf } from '../../../api/problem';
import type { LibraryImage } from '../../../api/types';
import { ShopImage } from '../../../components/shop-image';
import { useStaffI18n } from '../i18n/staff-i18n';
import { SideSheet } from '../kit/dialog';
import { Fact, Facts } from '../kit/facts';
import { Hint } from '../kit/hint';
import { useAct } from '../kit/use-act';
import { imageName } from './image-name';
import styles from './image-sheet.module.css';
import { ImageUses } from './image-uses';
import { ReplaceField } from './replace-field';

interface ImageSheetProps {
  image: LibraryImage;
  onReplaced: (image: LibraryImage) => void;
  onDeleted: () => void;
  onClose: () => void;
}

/** One image with where it is used, to be replaced or deleted. */
export function ImageSheet({ image, onReplaced, onDeleted, onClose }: ImageSheetProps) {
  const { t, translateProblem } = useStaffI18n();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [replaceImage, { isLoading: isReplacing }] = useReplaceImageMutation();
  const [deleteImage, { isLoading: isDeleting }] = useDeleteImageMutation();
  const act = useAct();
  const { total } = image.uses;

  /** Shows a conflict, such as other uses of the image, on the sheet instead of in a toast. */
  const showRefusal = (error: unknown): boolean => {
    const reason = statusOf(error) === 409 ? translateProblem(error) : null;
    setRefusal(reason);
    return reason !== null;
  };

  const replace = async (file: File) => {
    const done = await act(() => replaceImage({ hash: image.hash, file }).unwrap(), {
      done: t('Image replaced'),
      failed: t('Failed to replace the image'),
      handleError: showRefusal,
    });
    if (!done) return;
    setRefusal(null);
    onReplaced(done.result.image);
  };

  const remove = async () => {
    const done = await act(() => deleteImage(image.hash).unwrap(), {
      ask: {
        question: t('Delete {name}?', { name: imageName(image) }),
        yes: t('Delete'),
        isDanger: true,
      },
      done: t('Image deleted'),
      failed: t('Failed to delete the image'),
      handleError: showRefusal,
    });
    if (done) onDeleted();
  };

  return (
    <SideSheet title={imageName(image)} size={480} onClose={onClose}>
      <a className={styles.large} href={image.url} target="_blank" rel="noreferrer">
        <ShopImage src={image.url} alt={t('The image in full size')} width={420} height={300} />
      </a>
      <ImageFacts image={image} />
      <ImageUses uses={image.uses} />
      {refusal && <Alert type="warning" showIcon role="alert" title={refusal} />}
      <ReplaceField
        key={image.hash}
        uses={total}
        isBusy={isReplacing}
        onReplace={(file) => void replace(file)}
      />
      <Button danger disabled={total > 0} loading={isDeleting} onClick={() => void remove()}>
        {t('Delete')}
      </Button>
      {total > 0 && <Hint>{t('Only unused images can be deleted.')}</Hint>}
    </SideSheet>
  );
}

/** An image's file, size and uploader. */
function ImageFacts({ image }: { image: LibraryImage }) {
  const { t, moment } = useStaffI18n();
  const { file_name, width, height, bytes, uploaded_by, uploaded_at } = image;
  const facts: [string, string | number | null][] = [
    [t('File'), file_name],
    [t('Size'), width && `${width} × ${height}, ${inKilobytes(bytes)}`],
    [t('Uploaded by'), uploaded_by],
    [t('Uploaded at'), moment(uploaded_at)],
  ];
  return (
    <Facts>
      {facts.map(
        ([label, fact]) =>
          fact && (
            <Fact key={label} label={label}>
              {fact}
            </Fact>
          ),
      )}
    </Facts>
  );
}

const inKilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;
