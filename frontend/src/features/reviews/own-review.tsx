import { useState } from 'react';
import { useDeleteReviewMutation, useGetOwnReviewQuery } from '../../api/own-reviews-api';
import type { OwnReview as Review, OwnReviewState } from '../../api/types';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { Notice } from '../../components/notices';
import { SaidActions, SaidHead, SaidText } from '../../components/said';
import { Stars } from '../../components/stars';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useReason } from '../../lib/use-reason';
import styles from './own-review.module.css';
import { ReviewForm } from './review-form';

interface OwnReviewProps {
  productId: number;
}

/** The customer's own review, or the form for it; nothing if they may not write one. */
export function OwnReview({ productId }: OwnReviewProps) {
  const { data } = useGetOwnReviewQuery(productId);
  if (!data || (!data.may_review && !data.review)) return null;
  return (
    <div className={styles.own}>
      <WrittenOrForm productId={productId} {...data} />
    </div>
  );
}

function WrittenOrForm({ productId, review, may_review }: OwnReviewProps & OwnReviewState) {
  const { t } = useI18n();
  const [isWriting, setWriting] = useState(false);
  const write = () => setWriting(true);
  if (isWriting) return <ReviewForm productId={productId} review={review} onDone={() => setWriting(false)} />;
  if (review)
    return <Written productId={productId} review={review} onEdit={may_review ? write : undefined} />;
  return (
    <Button kind="quiet" onClick={write}>
      {t('Write a review')}
    </Button>
  );
}

interface WrittenProps {
  productId: number;
  review: Review;
  /** Undefined if the customer may not write reviews (any more): then they can only delete it. */
  onEdit?: () => void;
}

function Written({ productId, review, onEdit }: WrittenProps) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const [isAsking, setAsking] = useState(false);
  const [deleteReview, { isLoading }] = useDeleteReviewMutation();

  const remove = async () => {
    try {
      await deleteReview(productId).unwrap();
      toast.success(t('Review deleted'));
    } catch (error) {
      toastFailure(t('Failed to delete your review'), error, reasonOf);
    }
  };

  return (
    <>
      <SaidHead>
        <strong>{t('Your review')}</strong> <Stars rating={review.rating} />
      </SaidHead>
      {review.text && <SaidText>{review.text}</SaidText>}
      {review.status === 'pending' && <Notice>{t('Your review is waiting for approval.')}</Notice>}
      {review.status === 'hidden' && <Notice kind="warning">{t('It is not shown in the shop.')}</Notice>}
      <SaidActions>
        {onEdit && (
          <Button kind="quiet" onClick={onEdit}>
            {t('Edit')}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setAsking(true)} disabled={isLoading}>
          {t('Delete')}
        </Button>
      </SaidActions>
      {isAsking && (
        <ConfirmDialog
          question={t('Delete your review?')}
          yes={t('Delete')}
          no={t('Cancel')}
          onYes={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
