import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import type { StaffReview } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useUnsavedWarning } from '../shell/use-unsaved-warning';
import { useModeration } from './use-moderation';

/** What the shop says to a review; stays open with what was typed until it is saved. */
export function AnswerModal({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const { t } = useStaffI18n();
  const [answer, setAnswer] = useState(review.answer ?? '');
  const { moderate, isBusy } = useModeration(review);
  const isUnsaved = answer !== (review.answer ?? '');
  useUnsavedWarning(isUnsaved);

  const save = async () => {
    if (await moderate({ answer: answer.trim() })) onClose();
  };

  const leave = () => {
    if (isUnsaved && !window.confirm(t('Leave without saving your changes?'))) return;
    onClose();
  };

  return (
    <Modal
      open
      title={t('Answer the review of {author}', { author: review.author })}
      okText={t('Save answer')}
      cancelText={t('Cancel')}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={leave}
    >
      <p>{review.text}</p>
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
