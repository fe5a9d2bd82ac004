import { useGetStaffQuestionsQuery } from '../../../api/staff-questions-api';
import type { StaffQuestion } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, FilterSelect, SearchField } from '../kit/filter-bar';
import { PageHead } from '../kit/page-head';
import { PagedItems } from '../kit/paged-items';
import { useList } from '../kit/use-list';
import { anyText, oneOf, useListAddress } from '../kit/use-list-address';
import { useOpenEdit } from '../kit/use-open-edit';
import { AnswerQuestionDialog } from './answer-question-dialog';
import { QuestionItem } from './question-item';

const PAGE_SIZE = 20;
const STATUSES = {
  '': 'Any status',
  waiting: 'waiting',
  answered: 'answered',
  hidden: 'hidden',
} as const;
const FILTERS = { status: oneOf(Object.keys(STATUSES)), q: anyText };
const IN_PATH = { name: 'status', below: '/seller-dashboard/questions' } as const;

/** What is asked about the seller's own products (admins: about all), newest first. */
export default function QuestionsPage() {
  const { t } = useStaffI18n();
  const address = useListAddress(FILTERS, { inPath: IN_PATH });
  const list = useList(useGetStaffQuestionsQuery(address.search), address, PAGE_SIZE);
  const [answered, setAnswered] = useOpenEdit<StaffQuestion>(
    'answer-question',
    ({ id }) => `answer-question-${id}`,
  );
  return (
    <>
      <PageHead title={t('Questions about products')} />
      <FilterBar>
        <SearchField
          label={t('Search questions')}
          placeholder={t('Words, author or product')}
          {...address.field('q')}
        />
        <FilterSelect label={t('Filter by status')} labels={STATUSES} {...address.field('status')} />
      </FilterBar>
      <PagedItems
        list={list}
        items={({ questions }) => questions}
        loading={t('Loading questions...')}
        failed={t('Failed to fetch questions')}
        nothing={t('No questions here.')}
      >
        {(question) => (
          <QuestionItem key={question.id} question={question} onAnswer={() => setAnswered(question)} />
        )}
      </PagedItems>
      {answered && <AnswerQuestionDialog question={answered} onClose={() => setAnswered(null)} />}
    </>
  );
}
