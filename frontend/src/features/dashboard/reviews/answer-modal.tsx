import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { StaffReview } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import { reviewAuthor } from '../../../lib/review-author';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChangedMeanwhile, type ChangedFact } from '../kit/changed-meanwhile';
import { useEditDraft } from '../kit/use-edit-draft';
import { useFocusBack } from '../kit/use-focus-back';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { useModeration } from './use-moderation';

/**
 * What the shop says to a review; what was typed stays until it is saved, though the session runs out. Somebody else's
 * change meanwhile is shown before it is replaced.
 */
export function AnswerModal({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  useFocusBack();
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const draft = useEditDraft<StaffReview>(`answer-review-${review.id}`);
  const [kept] = useState(draft.read);
  const [seen, setSeen] = useState(kept?.seen ?? review);
  const [answer, setAnswer] = useState(kept?.typed.answer ?? review.answer ?? '');
  const [stale, setStale] = useState<ChangedFact[] | null>(null);
  const isUnsaved = answer !== (seen.answer ?? '');
  const mayLeave = useUnsavedWarning(isUnsaved);

  const lookAgain = (current: StaffReview) => {
    const theirs = current.answer ?? '';
    const hasAnswered = theirs !== (seen.answer ?? '');
    setStale(
      hasAnswered ? [{ label: t('Answer'), now: theirs, isReplaced: isUnsaved && answer !== theirs }] : [],
    );
    if (!isUnsaved) setAnswer(theirs);
    setSeen(current);
  };
  const { moderate, isBusy } = useModeration(seen, lookAgain);

  const close = () => {
    draft.forget();
    onClose();
  };

  const save = async () => {
    if (await moderate({ answer: answer.trim() })) close();
  };

  const write = (text: string) => {
    setAnswer(text);
    draft.keep({ answer: text }, seen);
  };

  return (
    <Modal
      open
      title={t('Answer the review of {author}', { author: reviewAuthor(seen.author, shop) })}
      okText={t('Save answer')}
      cancelText={t('Cancel')}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={() => mayLeave() && close()}
    >
      {kept && !stale && <Alert type="info" showIcon title={t('What you had typed before is here again')} />}
      {stale && <ChangedMeanwhile title="The review has changed meanwhile" facts={stale} />}
      <p>{seen.text}</p>
      <Form.Item
        label={t('Your answer')}
        htmlFor="review-answer"
        layout="vertical"
        extra={t('It stands below the review in the shop. Leave it empty to take it back.')}
      >
        <Input.TextArea
          id="review-answer"
          rows={4}
          maxLength={2_000}
          value={answer}
          onChange={({ target }) => write(target.value)}
        />
      </Form.Item>
    </Modal>
  );
}
