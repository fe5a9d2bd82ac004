import { api } from './api';
import type { CategorySlug } from './types';

/** A specification of a category as an admin has decided it. Those of the shop itself have no label: the storefront has their words. */
export interface DecidedField {
  name: string;
  label: string | null;
  label_km: string | null;
  kind: 'text' | 'number' | 'yes_no';
  unit: string | null;
  unit_km: string | null;
  hidden: boolean;
  /** Whether an admin has added it. */
  added: boolean;
}

/** The specifications of a category in their order. */
export interface DecidedFields {
  version: number;
  fields: DecidedField[];
}

/** Its tag is named here, so that the first load need not know it. */
export const specFieldsApi = api.enhanceEndpoints({ addTagTypes: ['SpecField'] }).injectEndpoints({
  endpoints: (build) => ({
    getSpecFields: build.query<Partial<Record<CategorySlug, DecidedFields>>, void>({
      query: () => ({ url: '/api/spec-fields', method: 'GET' }),
      transformResponse: (answer: { spec_fields: Record<CategorySlug, DecidedFields> }) => answer.spec_fields,
      providesTags: ['SpecField'],
    }),
  }),
});

export const { useGetSpecFieldsQuery } = specFieldsApi;
