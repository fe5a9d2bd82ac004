import { Form, Input } from 'antd';
import { useModerateReviewMutation } from '../../../api/staff-reviews-api';
import type { StaffReview } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import { reviewAuthor } from '../../../lib/review-author';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { useEditForm } from '../kit/use-edit-form';

/** Writes the shop's answer to a review. */
export function AnswerDialog({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const [moderateReview] = useModerateReviewMutation();
  const edit = useEditForm<StaffReview, { answer: string }>({
    name: 'answer-review',
    id: review.id,
    thing: review,
    valuesOf: ({ answer }) => ({ answer: answer ?? '' }),
    labels: { answer: t('Answer') },
    save: ({ answer }, { version }) =>
      moderateReview({ id: review.id, change: { answer: answer.trim(), version } }).unwrap(),
    done: t('Review updated'),
    failed: t('Failed to update the review'),
    onClose,
  });
  const seen = edit.seen ?? review;
  // The server approves by an answer what waits, as there is nothing to answer below a review that is not shown.
  const waits = seen.status === 'pending';
  return (
    <EditDialog
      edit={edit}
      title={t('Answer the review of {author}', { author: reviewAuthor(seen, shop) })}
      okText={t(waits ? 'Approve and answer' : 'Save answer')}
      changed="The review has changed meanwhile"
    >
      <p>{seen.text}</p>
      <Form.Item
        name="answer"
        label={t('Your answer')}
        extra={t(
          waits
            ? 'The review waits for approval. Your answer approves it, and both are shown in the shop.'
            : 'It stands below the review in the shop. Leave it empty to take it back.',
        )}
      >
        <Input.TextArea rows={4} maxLength={2_000} />
      </Form.Item>
    </EditDialog>
  );
}
