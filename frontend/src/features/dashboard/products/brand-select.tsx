import { Select, type SelectProps } from 'antd';
import { useGetBrandsQuery } from '../../../api/brands-api';
import { LoadError } from '../../../components/notices';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';

/** Chooses a brand by its name; says in place of the names when they could not be loaded. */
export function BrandSelect(props: SelectProps<string>) {
  const { t, translateProblem } = useStaffI18n();
  const { t: shop } = useI18n();
  const { data: brands, error, isFetching, refetch } = useGetBrandsQuery();
  return (
    <Select
      showSearch
      loading={isFetching}
      placeholder={t('Choose a brand')}
      options={brands?.map(({ name }) => ({ value: name, label: name }))}
      notFoundContent={
        error && (
          <LoadError message={translateProblem(error) ?? shop('Failed to load brands')} onRetry={refetch} />
        )
      }
      {...props}
    />
  );
}
