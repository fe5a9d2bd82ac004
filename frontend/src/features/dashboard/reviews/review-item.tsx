import { Button, Tag } from 'antd';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { StaffReview } from '../../../api/types';
import { Stars } from '../../../components/stars';
import { useI18n } from '../../../lib/i18n/i18n';
import { productPath } from '../../../lib/product-path';
import { reviewAuthor } from '../../../lib/review-author';
import { useStaffI18n } from '../i18n/staff-i18n';
import { RowCard } from '../kit/cards';
import { focusAfter } from '../kit/focus-title';
import { FoldedText } from '../kit/folded-text';
import { useMay } from '../kit/may';
import { BAD, GOOD, WAITING } from '../kit/tag-colors';
import { useModeration } from './use-moderation';

const COLORS = { pending: WAITING, approved: GOOD, hidden: undefined };

interface ReviewItemProps {
  review: StaffReview;
  onAnswer: () => void;
}

/** One review with its buttons. */
export function ReviewItem({ review, onAnswer }: ReviewItemProps) {
  const { t, moment } = useStaffI18n();
  const { t: shop } = useI18n();
  const { moderate, isBusy } = useModeration(review);
  const isAdmin = useMay()('manage');
  const { product, status, text } = review;
  /** The button disappears, and in a list of pending reviews the whole review. */
  const set = async (wanted: 'approved' | 'hidden', { currentTarget: button }: MouseEvent<HTMLElement>) => {
    const isLeft = () => [button, document.body].includes(document.activeElement as HTMLElement);
    if ((await moderate({ status: wanted })) && isLeft()) focusAfter(button);
  };

  return (
    <RowCard
      head={
        <>
          <Stars rating={review.rating} /> <strong>{reviewAuthor(review, shop)}</strong>
          <Tag color={COLORS[status]}>{t(status)}</Tag>
          {review.flagged_at && <Tag color={BAD}>{t('Flagged by the seller')}</Tag>}
          <time dateTime={review.updated_at}>{moment(review.updated_at)}</time>
        </>
      }
      actions={
        <>
          {status !== 'approved' && (
            <Button disabled={isBusy} onClick={(event) => void set('approved', event)}>
              {t('Approve')}
            </Button>
          )}
          {!isAdmin && status !== 'hidden' && (
            <Button
              disabled={isBusy || review.flagged_at !== null}
              title={t('Asks the admins to look at it')}
              onClick={() => void moderate({ flagged: true })}
            >
              {t('Flag')}
            </Button>
          )}
          {isAdmin && status !== 'hidden' && (
            <Button danger disabled={isBusy} onClick={(event) => void set('hidden', event)}>
              {t('Hide')}
            </Button>
          )}
          <Button disabled={isBusy} onClick={onAnswer}>
            {t('Answer')}
          </Button>
        </>
      }
    >
      <Link to={productPath(product)}>{product.name}</Link>
      <FoldedText text={text} answer={review.answer} />
    </RowCard>
  );
}
