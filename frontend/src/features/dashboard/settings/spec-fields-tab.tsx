import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useGetSpecFieldsQuery, type DecidedFields } from '../../../api/spec-fields-api';
import type { CategorySlug } from '../../../api/types';
import { CATEGORIES } from '../../../lib/categories';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar, FilterSelect } from '../kit/filter-bar';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { mayLeaveHere } from '../kit/use-unsaved-warning';
import { SettingsTab } from './settings-tab';
import { SpecFieldsForm } from './spec-fields-form';

type Decided = Partial<Record<CategorySlug, DecidedFields>>;

/** Which specifications the products of each category have, in which order, and which of them shoppers see. */
export function SpecFieldsTab() {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const [params, setParams] = useSearchParams();
  const category =
    CATEGORIES.find(({ slug }) => slug === params.get('category'))?.slug ?? CATEGORIES[0]!.slug;
  const query = useGetSpecFieldsQuery(undefined, { refetchOnMountOrArgChange: true });
  // The form keeps what it began with: a later answer must not be overwritten unseen.
  const [opened, setOpened] = useState<Decided | null>(null);
  if (!opened && query.data && !query.isFetching) setOpened(query.data);
  const choose = async (slug: string) => {
    if (await mayLeaveHere()) setParams({ category: slug });
  };
  const show = (fields: DecidedFields | null) => {
    if (!fields) void query.refetch();
    setOpened(fields && { ...opened, [category]: fields });
  };
  const shown = opened?.[category];
  return (
    <SettingsTab>
      <Hint>
        {t(
          'The specifications of a product in this order: on its page, in filters, comparisons, forms and files. Hidden ones stay in forms and files only.',
        )}
      </Hint>
      <FilterBar>
        <FilterSelect
          label={t('Category')}
          value={category}
          options={CATEGORIES.map(({ slug, label }) => ({ value: slug, label: shop(label) }))}
          onChange={(slug) => void choose(slug)}
        />
      </FilterBar>
      {shown ? (
        <SpecFieldsForm
          key={`${category}-${shown.version}`}
          category={category}
          decided={shown}
          onShow={show}
        />
      ) : (
        <LoadState
          of={{ ...query, data: undefined }}
          loading={t('Loading...')}
          failed={t('Failed to load the specification fields')}
        />
      )}
    </SettingsTab>
  );
}
