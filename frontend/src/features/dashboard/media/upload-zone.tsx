import { useState } from 'react';
import { useUploadImagesMutation } from '../../../api/media-api';
import type { ImageUpload } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { DropArea } from '../kit/drop-area';
import { ErrorText } from '../../../components/notices';
import { ImageFileField } from '../kit/file-field';
import { IMAGE_FILE, sortOut } from '../kit/file-kinds';
import { Hint } from '../kit/hint';
import { Results } from '../kit/results';
import { readyImages } from '../kit/ready-images';
import { useAct } from '../kit/use-act';
import { useRefusedWords } from '../kit/use-refused-words';

/** How many files one call sends; more are sent in several calls. */
const FILES_AT_ONCE = 20;

/** Uploads images that are dropped or chosen, and shows the result for each. */
export function UploadZone() {
  const { t } = useStaffI18n();
  const act = useAct();
  const wordsOf = useRefusedWords();
  const [dropFault, setDropFault] = useState('');
  const [results, setResults] = useState<ImageUpload[]>([]);
  const [uploadImages, { isLoading }] = useUploadImagesMutation();

  const uploadAll = async (files: File[]) => {
    for (let start = 0; start < files.length; start += FILES_AT_ONCE) {
      const done = await uploadImages(files.slice(start, start + FILES_AT_ONCE)).unwrap();
      setResults((before) => [...before, ...done]);
    }
  };

  const upload = async (files: File[]) => {
    setDropFault('');
    if (files.length === 0 || isLoading) return;
    setResults([]);
    await act(() => uploadAll(files), { failed: t('Failed to upload the images') });
  };

  const drop = async (files: File[]) => {
    const ready = await readyImages(files);
    const { good, refused } = sortOut(ready.files, IMAGE_FILE);
    const sending = upload(good);
    setDropFault(wordsOf([...refused, ...ready.doubts]));
    await sending;
  };

  return (
    <>
      <DropArea isBusy={isLoading} onDrop={(files) => void drop(files)}>
        <ImageFileField
          label={t('Drop images here, or choose them')}
          isMultiple
          onFiles={(files) => void upload(files)}
        />
        <ErrorText>{dropFault}</ErrorText>
        <Hint role="status">{isLoading && t('Uploading images...')}</Hint>
      </DropArea>
      {results.length > 0 && <UploadResults results={results} />}
    </>
  );
}

function UploadResults({ results }: { results: ImageUpload[] }) {
  const { t } = useStaffI18n();
  const uploaded = results.filter(({ image }) => image).length;
  return (
    <section aria-label={t('Upload result')}>
      <p role="status">
        {t('Uploaded: {uploaded}, failed: {failed}', { uploaded, failed: results.length - uploaded })}
      </p>
      <Results
        refused="Not uploaded"
        results={results.map(({ file, image, ...why }, place) => ({
          key: place,
          name: file,
          isDone: image !== null,
          image: image?.url,
          ...why,
        }))}
      />
    </section>
  );
}
