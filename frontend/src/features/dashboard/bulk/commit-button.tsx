import { Button } from 'antd';
import { CHECK_OF_FILE, useCommitUploadMutation, useRehearseUploadMutation } from '../../../api/bulk-api';
import type { BulkUpload } from '../../../api/types';
import { ErrorText } from '../../../components/notices';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useConfirm } from '../kit/confirm';
import { grouped } from './grouped';

/** Writes the good rows of a rehearsed upload, once all of its images are there. Asks first only if existing products are changed. */
export function CommitButton({
  upload: { id, change, waiting, images_waiting: images },
}: {
  upload: BulkUpload;
}) {
  const { t, translateProblem } = useStaffI18n();
  const confirm = useConfirm();
  const [commit, { error, isLoading }] = useCommitUploadMutation();
  // Checked again, it is another upload: this one would be written beside it.
  const [, { isLoading: isCheckedAgain }] = useRehearseUploadMutation({ fixedCacheKey: CHECK_OF_FILE });

  const write = async () => {
    const question = t('Change products that are in the shop: {count}?', { count: grouped(change) });
    if (change > 0 && !(await confirm({ question, yes: t('Change') }))) return;
    if ((await commit(id)).error) window.alert(t('Upload failed!'));
  };

  return (
    <>
      <Button
        type="primary"
        loading={isLoading}
        disabled={images > 0 || isCheckedAgain}
        onClick={() => void write()}
      >
        {waiting === 1 ? t('Upload 1 product') : t('Upload {count} products', { count: grouped(waiting) })}
      </Button>
      <ErrorText>{translateProblem(error)}</ErrorText>
    </>
  );
}
