import { useState, type FormEvent } from 'react';
import { useAskQuestionMutation } from '../../api/questions-api';
import { BusyButton } from '../../components/busy-button';
import { Button } from '../../components/button';
import { FieldFrame } from '../../components/field';
import { SaidActions } from '../../components/said';
import { useI18n } from '../../lib/i18n/i18n';
import { forgetDraft, keepDraft, readDraft } from '../../lib/session-drafts';
import { toast } from '../../lib/toast';
import { useReason } from '../../lib/use-reason';

const LONGEST_TEXT = 1_000;

interface QuestionFormProps {
  productId: number;
  /** Whose draft it is. */
  asker: string;
  onDone: () => void;
}

/** A question about a product, which is kept until it is sent, also where the session ends meanwhile. */
export function QuestionForm({ productId, asker, onDone }: QuestionFormProps) {
  const { t } = useI18n();
  const reasonOf = useReason();
  const draft = draftOf(productId);
  const [text, setText] = useState(() => readDraft(draft, asker).text ?? '');
  const [error, setError] = useState('');
  const [askQuestion, { isLoading }] = useAskQuestionMutation();

  const write = (typed: string) => {
    setText(typed);
    setError('');
    keepDraft(draft, asker, { text: typed });
  };

  const leave = () => {
    forgetDraft(draft);
    onDone();
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setError(t('Please write your question.'));
    try {
      await askQuestion({ id: productId, text: text.trim() }).unwrap();
      toast.success(t('Thank you! We answer by email, and here.'));
      leave();
    } catch (failure) {
      setError(reasonOf(failure) ?? t('Failed to send your question'));
    }
  };

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <FieldFrame label={t('Your question')} error={error}>
        {(links) => (
          <textarea
            {...links}
            rows={3}
            maxLength={LONGEST_TEXT}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </FieldFrame>
      <SaidActions>
        <BusyButton label={t('Send question')} busyLabel={t('Sending...')} busy={isLoading} />
        <Button kind="quiet" onClick={leave}>
          {t('Cancel')}
        </Button>
      </SaidActions>
    </form>
  );
}

/** The name of the draft of a question about a product. */
export const draftOf = (productId: number): string => `question-${productId}`;
