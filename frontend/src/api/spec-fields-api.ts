import { api } from './api';
import { call, endpoint } from './call';
import type { Answer, Schemas } from './schema';
import type { CategorySlug } from './types';

/** A specification of a category as an admin has decided it. Those of the shop itself have no label: the storefront has their words. */
export type DecidedField = Schemas['SpecField'];

/** The specifications of a category in their order. */
export type DecidedFields = AllFields[CategorySlug];
type AllFields = Answer<'/api/spec-fields', 'get'>['spec_fields'];

/** Its tag is named here, so that the first load need not know it. */
export const specFieldsApi = api.enhanceEndpoints({ addTagTypes: ['SpecField'] }).injectEndpoints({
  endpoints: (build) => ({
    getSpecFields: build.query<Partial<AllFields>, void>({
      ...endpoint(
        () => call('/api/spec-fields', 'get'),
        ({ spec_fields }) => spec_fields,
      ),
      providesTags: ['SpecField'],
    }),
  }),
});

export const { useGetSpecFieldsQuery } = specFieldsApi;
