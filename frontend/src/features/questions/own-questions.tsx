import { useState } from 'react';
import { useDeleteQuestionMutation, useGetOwnQuestionsQuery } from '../../api/questions-api';
import type { OwnQuestion } from '../../api/types';
import { Button } from '../../components/button';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { SaidActions, SaidCard } from '../../components/said';
import { useI18n } from '../../lib/i18n/i18n';
import { readDraft } from '../../lib/session-drafts';
import { toast } from '../../lib/toast';
import { toastFailure } from '../../lib/toast-failure';
import { useReason } from '../../lib/use-reason';
import { draftOf, QuestionForm } from './question-form';
import styles from './own-questions.module.css';

interface OwnQuestionsProps {
  productId: number;
  /** Whose they are. */
  asker: string;
}

/** What the user has asked and nobody has answered yet, and a form for more, which is open where one is half written. */
export function OwnQuestions({ productId, asker }: OwnQuestionsProps) {
  const { t } = useI18n();
  const { data: own = [] } = useGetOwnQuestionsQuery(productId);
  const [isAsking, setAsking] = useState(() => Boolean(readDraft(draftOf(productId), asker).text));
  const unanswered = own.filter(({ status }) => status !== 'answered');
  return (
    <div className={styles.own}>
      {isAsking ? (
        <QuestionForm productId={productId} asker={asker} onDone={() => setAsking(false)} />
      ) : (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t('Ask a question')}
        </Button>
      )}
      <ul className={styles.list}>
        {unanswered.map((question) => (
          <Unanswered key={question.id} productId={productId} question={question} />
        ))}
      </ul>
    </div>
  );
}

function Unanswered({ productId, question }: { productId: number; question: OwnQuestion }) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const [isSure, setSure] = useState(false);
  const [deleteQuestion, { isLoading }] = useDeleteQuestionMutation();

  const remove = async () => {
    try {
      await deleteQuestion({ id: productId, questionId: question.id }).unwrap();
      toast.success(t('Question deleted'));
    } catch (error) {
      toastFailure(t('Failed to delete your question'), error, reasonOf);
    }
  };

  return (
    <SaidCard
      head={
        <>
          <strong>{t('Your question')}</strong>
          {question.status === 'waiting' && <span>{t('We answer by email, and here.')}</span>}
          {question.status === 'hidden' && <span>{t('It is not shown in the shop.')}</span>}
        </>
      }
      text={question.text}
      answer={question.answer}
    >
      <SaidActions>
        <Button kind="quiet" onClick={() => setSure(true)} disabled={isLoading}>
          {t('Delete')}
        </Button>
      </SaidActions>
      {isSure && (
        <ConfirmDialog
          question={t('Delete your question?')}
          yes={t('Delete')}
          no={t('Cancel')}
          onYes={() => void remove()}
          onClose={() => setSure(false)}
        />
      )}
    </SaidCard>
  );
}
