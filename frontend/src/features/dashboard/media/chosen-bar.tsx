import { Button } from 'antd';
import { useState } from 'react';
import { useDeleteImagesMutation } from '../../../api/media-api';
import type { DeletedImage, LibraryImage } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChoiceBar, choiceOf } from '../kit/choice-bar';
import { ResultsDialog } from '../kit/results';
import { useAct } from '../kit/use-act';
import { imageName } from './image-name';

/** How many images one call deletes. */
const DELETED_AT_ONCE = 100;

interface ChosenBarProps {
  chosen: LibraryImage[];
  /** Those of the page. */
  shown: LibraryImage[];
  onChoose: (images: LibraryImage[]) => void;
}

/** Chooses the images of the page, and deletes all that are chosen. */
export function ChosenBar({ chosen, shown, onChoose }: ChosenBarProps) {
  const { t } = useStaffI18n();
  const others = chosen.filter(({ hash }) => !shown.some((one) => one.hash === hash));
  if (shown.length === 0 && chosen.length === 0) return null;
  return (
    <ChoiceBar
      label={t('The selected images')}
      count={chosen.length}
      page={choiceOf(chosen.length - others.length, shown.length)}
      onChoosePage={(isWanted) => onChoose(isWanted ? [...others, ...shown] : others)}
      onClear={() => onChoose([])}
    >
      <DeleteChosen chosen={chosen} onChoose={onChoose} />
    </ChoiceBar>
  );
}

/** Deletes the images after one confirmation, then shows the result for each. */
function DeleteChosen({ chosen, onChoose }: Omit<ChosenBarProps, 'shown'>) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [results, setResults] = useState<DeletedImage[]>([]);
  const [deleteImages, { isLoading }] = useDeleteImagesMutation();

  const remove = async () => {
    // What is deleted leaves the list, and stays in the choice until its result was read.
    onChoose(chosen);
    const hashes = chosen.map(({ hash }) => hash);
    const done: DeletedImage[] = [];
    const deleteAll = async () => {
      for (let from = 0; from < hashes.length; from += DELETED_AT_ONCE)
        done.push(...(await deleteImages(hashes.slice(from, from + DELETED_AT_ONCE)).unwrap()));
    };
    await act(deleteAll, {
      ask: {
        question: t('Delete {count} images? Used ones stay.', { count: chosen.length }),
        yes: t('Delete'),
        isDanger: true,
      },
      failed: t('Failed to delete the images'),
    });
    setResults(done);
  };

  /** Images without a result, because a call failed, stay chosen. */
  const close = () => onChoose(chosen.filter(({ hash }) => !results.some((one) => one.hash === hash)));
  const nameOf = (wanted: string) => imageName(chosen.find(({ hash }) => hash === wanted)!);
  const done = results.filter(({ ok }) => ok).length;
  return (
    <>
      <Button danger loading={isLoading} onClick={() => void remove()}>
        {t('Delete')}
      </Button>
      {results.length > 0 && (
        <ResultsDialog
          title={t('Deleted: {done}, not deleted: {refused}', { done, refused: results.length - done })}
          refused="Not deleted"
          results={results.map(({ hash, ok, ...why }) => ({
            key: hash,
            name: nameOf(hash),
            isDone: ok,
            ...why,
          }))}
          onClose={close}
        />
      )}
    </>
  );
}
