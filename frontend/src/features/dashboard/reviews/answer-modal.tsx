import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { StaffReview } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ChangedMeanwhile, type ChangedFact } from '../shell/changed-meanwhile';
import { useFocusBack } from '../shell/use-focus-back';
import { useUnsavedWarning } from '../shell/use-unsaved-warning';
import { useModeration } from './use-moderation';

/**
 * What the shop says to a review; stays open with what was typed until it is saved. Somebody else's change meanwhile is
 * shown before it is replaced.
 */
export function AnswerModal({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  useFocusBack();
  const { t, said } = useStaffI18n();
  const [seen, setSeen] = useState(review);
  const [answer, setAnswer] = useState(review.answer ?? '');
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

  const save = async () => {
    if (await moderate({ answer: answer.trim() })) onClose();
  };

  return (
    <Modal
      open
      title={t('Answer the review of {author}', { author: said(seen.author) })}
      okText={t('Save answer')}
      cancelText={t('Cancel')}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={() => mayLeave() && onClose()}
    >
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
          onChange={({ target }) => setAnswer(target.value)}
        />
      </Form.Item>
    </Modal>
  );
}
