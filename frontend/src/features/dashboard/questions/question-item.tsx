import { Button, Tag } from 'antd';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { StaffQuestion } from '../../../api/types';
import { useI18n } from '../../../lib/i18n/i18n';
import { productPath } from '../../../lib/product-path';
import { reviewAuthor } from '../../../lib/review-author';
import { useStaffI18n } from '../i18n/staff-i18n';
import { RowCard } from '../kit/cards';
import { focusAfter } from '../kit/focus-title';
import { FoldedText } from '../kit/folded-text';
import { GOOD, WAITING } from '../kit/tag-colors';
import { useQuestionChange } from './use-question-change';

const COLORS = { waiting: WAITING, answered: GOOD, hidden: undefined };

interface QuestionItemProps {
  question: StaffQuestion;
  onAnswer: () => void;
}

/** One question with its buttons. */
export function QuestionItem({ question, onAnswer }: QuestionItemProps) {
  const { t, moment } = useStaffI18n();
  const { t: shop } = useI18n();
  const { setHidden, isBusy } = useQuestionChange(question);
  const { product, status, text, answer } = question;
  const isHidden = status === 'hidden';
  /** In a list of one status the whole question disappears. */
  const toggle = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const isLeft = () => [button, document.body].includes(document.activeElement as HTMLElement);
    if ((await setHidden(!isHidden)) && isLeft()) focusAfter(button);
  };

  return (
    <RowCard
      head={
        <>
          <strong>{reviewAuthor(question, shop)}</strong>
          <Tag color={COLORS[status]}>{t(status)}</Tag>
          <time dateTime={question.created_at}>{moment(question.created_at)}</time>
        </>
      }
      actions={
        <>
          <Button type={status === 'waiting' ? 'primary' : 'default'} disabled={isBusy} onClick={onAnswer}>
            {t('Answer')}
          </Button>
          <Button danger={!isHidden} disabled={isBusy} onClick={(event) => void toggle(event)}>
            {t(isHidden ? 'Show' : 'Hide')}
          </Button>
        </>
      }
    >
      <Link to={productPath(product)}>{product.name}</Link>
      <FoldedText text={text} answer={answer} />
    </RowCard>
  );
}
