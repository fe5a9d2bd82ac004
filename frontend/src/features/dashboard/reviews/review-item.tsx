import { Button, Tag } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StaffReview } from '../../../api/types';
import { Stars } from '../../../components/stars';
import { productPath } from '../../../lib/product-path';
import { useStaffI18n } from '../i18n/staff-i18n';
import { GOOD, WAITING } from '../shell/tag-colors';
import { AnswerModal } from './answer-modal';
import styles from './reviews.module.css';
import { useModeration } from './use-moderation';

const COLORS = { pending: WAITING, approved: GOOD, hidden: undefined };

/** One review with what staff can do about it. */
export function ReviewItem({ review }: { review: StaffReview }) {
  const { t, moment } = useStaffI18n();
  const { moderate, isBusy } = useModeration(review);
  const [isAnswering, setAnswering] = useState(false);
  const { author, product, status, text } = review;
  return (
    <li className={styles.review}>
      <p className={styles.head}>
        <Stars rating={review.rating} /> <strong>{author}</strong>
        <Tag color={COLORS[status]}>{t(status)}</Tag>
        <time dateTime={review.updated_at}>{moment(review.updated_at)}</time>
      </p>
      <Link to={productPath(product)}>{product.name}</Link>
      {text && <p className={styles.text}>{text}</p>}
      {review.answer && <p className={styles.answer}>{t('Answered: {text}', { text: review.answer })}</p>}
      <div className={styles.actions}>
        {status !== 'approved' && (
          <Button type="primary" disabled={isBusy} onClick={() => void moderate({ status: 'approved' })}>
            {t('Approve')}
          </Button>
        )}
        {status !== 'hidden' && (
          <Button danger disabled={isBusy} onClick={() => void moderate({ status: 'hidden' })}>
            {t('Hide')}
          </Button>
        )}
        <Button disabled={isBusy} onClick={() => setAnswering(true)}>
          {t('Answer')}
        </Button>
      </div>
      {isAnswering && <AnswerModal review={review} onClose={() => setAnswering(false)} />}
    </li>
  );
}
