import { api } from './api';
import { call, endpoint } from './call';
import { withoutEmpty, type TextFilters } from './text-filters';
import type { NewPromoCode, PromoCode, PromoCodeChange, PromoCodePage } from './types';

export const PROMO_PAGE_SIZE = 20;

interface PromoSearch extends TextFilters<'/api/admin/promo-codes', 'q'> {
  page: number;
}

const promoCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPromoCodes: build.query<PromoCodePage, PromoSearch>({
      ...endpoint((search) =>
        call('/api/admin/promo-codes', 'get', { query: { ...withoutEmpty(search), limit: PROMO_PAGE_SIZE } }),
      ),
      providesTags: ['PromoCode'],
    }),
    createPromoCode: build.mutation<PromoCode, NewPromoCode>({
      ...endpoint(
        (body) => call('/api/admin/promo-codes', 'post', { body }),
        ({ promo_code }) => promo_code,
      ),
      invalidatesTags: ['PromoCode'],
    }),
    changePromoCode: build.mutation<PromoCode, { id: number; change: PromoCodeChange }>({
      ...endpoint(
        ({ id, change }) => call('/api/admin/promo-codes/{id}', 'patch', { path: { id }, body: change }),
        ({ promo_code }) => promo_code,
      ),
      invalidatesTags: ['PromoCode'],
    }),
  }),
});

export const { useGetPromoCodesQuery, useCreatePromoCodeMutation, useChangePromoCodeMutation } =
  promoCodesApi;
