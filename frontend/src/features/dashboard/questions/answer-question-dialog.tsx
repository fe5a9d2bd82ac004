import { Form, Input } from 'antd';
import { useChangeQuestionMutation } from '../../../api/staff-questions-api';
import type { StaffQuestion } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import { reviewAuthor } from '../../../lib/review-author';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { useEditForm } from '../kit/use-edit-form';

interface AnswerQuestionDialogProps {
  question: StaffQuestion;
  onClose: () => void;
}

/** Writes the shop's answer to a question, which shows both in the shop. */
export function AnswerQuestionDialog({ question, onClose }: AnswerQuestionDialogProps) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const [changeQuestion] = useChangeQuestionMutation();
  const edit = useEditForm<StaffQuestion, { answer: string }>({
    name: 'answer-question',
    id: question.id,
    thing: question,
    valuesOf: ({ answer }) => ({ answer: answer ?? '' }),
    labels: { answer: t('Answer') },
    save: ({ answer }, { version }) =>
      changeQuestion({ id: question.id, change: { answer: answer.trim(), version } }).unwrap(),
    done: t('Answer saved'),
    failed: t('Failed to update the question'),
    onClose,
  });
  const seen = edit.seen ?? question;
  const isFirst = seen.answer === null;
  return (
    <EditDialog
      edit={edit}
      title={t('Answer the question of {author}', { author: reviewAuthor(seen, shop) })}
      okText={t('Save answer')}
      changed="The question has changed meanwhile"
    >
      <p>{seen.product.name}</p>
      <p>{seen.text}</p>
      <Form.Item
        name="answer"
        label={t('Your answer')}
        extra={t(
          isFirst
            ? 'Both are shown in the shop, and who has asked gets a mail.'
            : 'It stands below the question in the shop. Leave it empty to take it back.',
        )}
      >
        <Input.TextArea rows={4} maxLength={2_000} />
      </Form.Item>
    </EditDialog>
  );
}
