import { useState } from 'react';
import { useGetBrandsQuery } from '../../../api/brands-api';
import { useDeleteBrandMutation } from '../../../api/staff-brands-api';
import type { ListedBrand } from '../../../api/types';
import { Note } from '../../../components/notices';
import { ShopImage } from '../../../components/shop-image';
import { useI18n } from '../../../lib/i18n/i18n';
import { useOpenEdit } from '../kit/use-open-edit';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import { RowActions } from '../kit/row-actions';
import { useAct } from '../kit/use-act';
import styles from './brand-list.module.css';
import { EditBrandDialog } from './edit-brand-dialog';
import { MergeBrandDialog } from './merge-brand-dialog';
import { nearDuplicates } from '../kit/near-duplicates';

/** All brands with their actions, and a note at names that are nearly the same. */
export function BrandList() {
  const { t } = useStaffI18n();
  const { t: shop } = useI18n();
  const query = useGetBrandsQuery();
  const { data: brands = [], error } = query;
  const [edited, setEdited] = useOpenEdit<ListedBrand>('brand', ({ id }) => `edit-brand-${id}`);
  const [merged, setMerged] = useState<ListedBrand | null>(null);
  return (
    <>
      <LoadState of={query} loading={shop('Loading brands...')} failed={shop('Failed to load brands')} />
      {query.data?.length === 0 && !error && <Note>{t('No brands yet.')}</Note>}
      <ul className={styles.list}>
        {brands.map((brand) => (
          <BrandRow
            key={brand.id}
            brand={brand}
            lookalikes={nearDuplicates(brand.name, brands, brand.id)}
            onEdit={() => setEdited(brand)}
            onMerge={brands.length > 1 ? () => setMerged(brand) : undefined}
          />
        ))}
      </ul>
      {edited && <EditBrandDialog brand={edited} onClose={() => setEdited(null)} />}
      {merged && <MergeBrandDialog brand={merged} brands={brands} onClose={() => setMerged(null)} />}
    </>
  );
}

interface BrandRowProps {
  brand: ListedBrand;
  lookalikes: ListedBrand[];
  onEdit: () => void;
  onMerge?: () => void;
}

function BrandRow({ brand, lookalikes, onEdit, onMerge }: BrandRowProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const [deleteBrand, { isLoading }] = useDeleteBrandMutation();
  const { name, products = 0 } = brand;

  const remove = () =>
    act(() => deleteBrand(brand.id).unwrap(), {
      ask: { question: t('Delete {name}?', { name }), yes: t('Delete'), isDanger: true },
      done: t('Brand deleted'),
      failed: t('Failed to delete brand'),
    });

  return (
    <li className={styles.row}>
      <ShopImage src={brand.image_url} alt="" width={56} height={28} />
      <div className={styles.name}>
        <strong>{name}</strong>
        <span className={styles.count}>
          {products === 1 ? t('1 product') : t('{count} products', { count: products })}
        </span>
        {lookalikes.length > 0 && (
          <span className={styles.lookalike}>
            {t('Much like {names}', { names: lookalikes.map((one) => one.name).join(', ') })}
          </span>
        )}
      </div>
      <RowActions
        name={name}
        onEdit={onEdit}
        onDelete={() => void remove()}
        isDeleting={isLoading}
        hasDelete
        more={onMerge && [{ key: 'merge', label: t('Merge'), onClick: onMerge }]}
      />
    </li>
  );
}
