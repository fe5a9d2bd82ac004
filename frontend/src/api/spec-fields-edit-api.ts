import { specFieldsApi, type DecidedField, type DecidedFields } from './spec-fields-api';
import type { CategorySlug } from './types';

/** A field as an admin wants it; one that is there has a name. */
export type WantedField = Pick<DecidedField, 'hidden'> & Partial<Omit<DecidedField, 'added'>>;

interface SpecFieldsEdit {
  category: CategorySlug;
  version: number;
  /** All of the category in their order. */
  fields: WantedField[];
}

/** Apart from what shoppers load. */
const specFieldsEditApi = specFieldsApi.injectEndpoints({
  endpoints: (build) => ({
    changeSpecFields: build.mutation<DecidedFields, SpecFieldsEdit>({
      query: ({ category, ...body }) => ({ url: `/api/admin/spec-fields/${category}`, method: 'PUT', body }),
      invalidatesTags: ['SpecField', 'Product'],
    }),
  }),
});

export const { useChangeSpecFieldsMutation } = specFieldsEditApi;
