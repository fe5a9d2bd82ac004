import { api } from './api';
import { call, endpoint } from './call';
import type { OwnQuestion, QuestionPage } from './types';

const QUESTIONS_PER_PAGE = 5;
const questions = '/api/products/{id}/questions';

const questionsApi = api.enhanceEndpoints({ addTagTypes: ['Question'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The answered questions about a product, page by page. */
    getQuestions: build.infiniteQuery<QuestionPage, number, number>({
      ...endpoint(({ queryArg, pageParam }) =>
        call(questions, 'get', {
          path: { id: queryArg },
          query: { page: pageParam, limit: QUESTIONS_PER_PAGE },
        }),
      ),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
      },
      providesTags: ['Question'],
    }),
    /** What the user has asked about a product. */
    getOwnQuestions: build.query<OwnQuestion[], number>({
      ...endpoint(
        (id) => call(`${questions}/mine`, 'get', { path: { id } }),
        (answer) => answer.questions,
      ),
      providesTags: ['Question'],
    }),
    askQuestion: build.mutation<unknown, { id: number; text: string }>({
      ...endpoint(({ id, text }) => call(questions, 'post', { path: { id }, body: { text } })),
      invalidatesTags: ['Question'],
    }),
    deleteQuestion: build.mutation<unknown, { id: number; questionId: number }>({
      ...endpoint((path) => call(`${questions}/{questionId}`, 'delete', { path })),
      invalidatesTags: ['Question'],
    }),
  }),
});

export const {
  useGetQuestionsInfiniteQuery,
  useGetOwnQuestionsQuery,
  useAskQuestionMutation,
  useDeleteQuestionMutation,
} = questionsApi;
