import { Link, useLocation } from 'react-router-dom';
import { useGetQuestionsInfiniteQuery } from '../../api/questions-api';
import { Button } from '../../components/button';
import { LoadError, Note } from '../../components/notices';
import { SaidCard } from '../../components/said';
import { useI18n } from '../../lib/i18n/i18n';
import { returnStateFor } from '../../lib/return-path';
import { reviewAuthor } from '../../lib/review-author';
import { OwnQuestions } from './own-questions';
import styles from './product-questions.module.css';

interface ProductQuestionsProps {
  productId: number;
  /** The id of the user, if they are logged in with a verified email. */
  asker: string | null;
}

/** What shoppers have asked about a product and the shop has answered, and what the user asks. */
export default function ProductQuestions({ productId, asker }: ProductQuestionsProps) {
  const { t, translateProblem } = useI18n();
  const location = useLocation();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } =
    useGetQuestionsInfiniteQuery(productId);
  const questions = data?.pages.flatMap((page) => page.questions) ?? [];
  return (
    <section className={styles.section} aria-labelledby="questions-title">
      <h2 id="questions-title" className={styles.title}>
        {t('Questions')}
      </h2>
      {!data && !error && <Note>{t('Loading questions...')}</Note>}
      {error && (
        <LoadError message={translateProblem(error) ?? t('Failed to load questions')} onRetry={refetch} />
      )}
      {data && questions.length === 0 && <Note>{t('Nobody has asked yet.')}</Note>}
      {asker !== null ? (
        <OwnQuestions productId={productId} asker={asker} />
      ) : (
        <p className={styles.logIn}>
          <Link to="/login" state={returnStateFor(location)}>
            {t('Log in to ask a question')}
          </Link>
        </p>
      )}
      <ul className={styles.list}>
        {questions.map((question) => (
          <SaidCard
            key={question.id}
            head={<strong>{t('{author} asks', { author: reviewAuthor(question, t) })}</strong>}
            text={question.text}
            answer={question.answer}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button kind="quiet" disabled={isFetching} onClick={() => void fetchNextPage()}>
          {t('Show more questions')}
        </Button>
      )}
    </section>
  );
}
