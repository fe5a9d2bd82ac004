import { useState, type FormEvent } from 'react';
import { useWriteReviewMutation } from '../../api/own-reviews-api';
import type { OwnReview } from '../../api/types';
import { BusyButton } from '../../components/busy-button';
import { Button } from '../../components/button';
import { FieldFrame } from '../../components/field';
import { ErrorText, Notice } from '../../components/notices';
import { SaidActions } from '../../components/said';
import { useI18n } from '../../lib/i18n/i18n';
import { toast } from '../../lib/toast';
import { useReason } from '../../lib/use-reason';
import styles from './review-form.module.css';

const LONGEST_TEXT = 2_000;

interface ReviewFormProps {
  productId: number;
  review: OwnReview | null;
  onDone: () => void;
}

/** A form for stars and text; it keeps the input when sending fails. */
export function ReviewForm({ productId, review, onDone }: ReviewFormProps) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const [rating, setRating] = useState(review?.rating ?? 0);
  const [text, setText] = useState(review?.text ?? '');
  const [error, setError] = useState('');
  const [writeReview, { isLoading }] = useWriteReviewMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (rating === 0) return setError(t('Please choose a star rating.'));
    try {
      const draft = { product_id: productId, rating, text: text.trim() };
      const { review: sent } = await writeReview(draft).unwrap();
      toast.success(
        sent.status === 'pending'
          ? t('Thank you! Your review will be shown once it is approved.')
          : t('Your review stays as it is.'),
      );
      onDone();
    } catch (failure) {
      setError(reasonOf(failure) ?? t('Failed to send your review'));
    }
  };

  const choose = (stars: number) => {
    setRating(stars);
    setError('');
  };

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <fieldset className={styles.choice}>
        <legend>{t('Your rating')}</legend>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={stars <= rating ? styles.lit : undefined}>
            <input
              type="radio"
              name="rating"
              className="visually-hidden"
              value={stars}
              checked={stars === rating}
              onChange={() => choose(stars)}
            />
            <span aria-hidden="true">★</span>
            <span className="visually-hidden">
              {stars === 1 ? t('1 star') : t('{rating} stars', { rating: stars })}
            </span>
          </label>
        ))}
      </fieldset>
      <FieldFrame label={t('Your review')}>
        {(links) => (
          <textarea
            {...links}
            rows={4}
            maxLength={LONGEST_TEXT}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
      {review?.status === 'approved' && (
        <Notice>
          {t('A changed review waits for approval again, and an answer of the shop to it is removed.')}
        </Notice>
      )}
      <ErrorText>{error}</ErrorText>
      <SaidActions>
        <BusyButton label={t('Send review')} busyLabel={t('Sending...')} busy={isLoading} />
        <Button kind="quiet" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </SaidActions>
    </form>
  );
}
