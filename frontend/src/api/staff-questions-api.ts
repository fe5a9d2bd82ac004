import { api } from './api';
import { call, endpoint } from './call';
import { withoutEmpty, type TextFilters } from './text-filters';
import type { QuestionChange, StaffQuestion, StaffQuestionPage } from './types';

/** The filters of the staff's list. */
interface QuestionSearch extends TextFilters<'/api/admin/questions', 'status' | 'q'> {
  page: number;
}

const staffQuestionsApi = api.enhanceEndpoints({ addTagTypes: ['Question'] }).injectEndpoints({
  endpoints: (build) => ({
    getStaffQuestions: build.query<StaffQuestionPage, QuestionSearch>({
      ...endpoint((search) => call('/api/admin/questions', 'get', { query: withoutEmpty(search) })),
      providesTags: ['Question'],
    }),
    changeQuestion: build.mutation<{ question: StaffQuestion }, { id: number; change: QuestionChange }>({
      ...endpoint(({ id, change }) =>
        call('/api/admin/questions/{id}', 'patch', { path: { id }, body: change }),
      ),
      invalidatesTags: ['Question'],
    }),
  }),
});

export const { useGetStaffQuestionsQuery, useChangeQuestionMutation } = staffQuestionsApi;
