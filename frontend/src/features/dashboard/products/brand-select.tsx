import { Select, type SelectProps } from 'antd';
import { Link } from 'react-router-dom';
import { useGetBrandsQuery } from '../../../api/brands-api';
import { useI18n } from '../../../lib/i18n/i18n';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import { useMay } from '../kit/may';

/** A select of the brands by name; shows an error instead of the names when they could not be loaded. */
export function BrandSelect(props: SelectProps<string>) {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const { data: brands, error, isFetching, refetch } = useGetBrandsQuery();
  return (
    <Select
      showSearch
      loading={isFetching}
      placeholder={t('Choose a brand')}
      options={brands?.map(({ name }) => ({ value: name, label: name }))}
      notFoundContent={
        error ? (
          <LoadState of={{ error, refetch }} failed={shop('Failed to load brands')} />
        ) : (
          brands?.length === 0 && <NoBrands />
        )
      }
      {...props}
    />
  );
}

/** In a new shop, with where the first one is added by whoever may. */
function NoBrands() {
  const { t } = useStaffI18n();
  const may = useMay();
  return (
    <>
      {t('No brands yet')} {may('manage') && <Link to="/seller-dashboard/brands">{t('Add a brand')}</Link>}
    </>
  );
}
