import { call, endpoint } from './call';
import type { JsonBody } from './schema';
import { specFieldsApi, type DecidedFields } from './spec-fields-api';
import type { CategorySlug } from './types';

type Body = JsonBody<'/api/admin/spec-fields/{category}', 'put'>;

/** A field as an admin wants it; one that is there has a name. */
export type WantedField = Body['fields'][number];

/** `fields` are all of the category in their order. */
interface SpecFieldsEdit extends Body {
  category: CategorySlug;
}

/** Apart from what shoppers load. */
const specFieldsEditApi = specFieldsApi.injectEndpoints({
  endpoints: (build) => ({
    changeSpecFields: build.mutation<DecidedFields, SpecFieldsEdit>({
      ...endpoint(({ category, ...body }) =>
        call('/api/admin/spec-fields/{category}', 'put', { path: { category }, body }),
      ),
      invalidatesTags: ['SpecField', 'Product'],
    }),
  }),
});

export const { useChangeSpecFieldsMutation } = specFieldsEditApi;
