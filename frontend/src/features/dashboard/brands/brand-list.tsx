import { Button, Space } from 'antd';
import { useState } from 'react';
import { toast } from '../../../lib/toast';
import { useDeleteBrandMutation, useGetBrandsQuery } from '../../../api/brands-api';
import { errorMessage } from '../../../api/problem';
import type { Brand } from '../../../api/types';
import { LoadError, Note } from '../../../components/notices';
import { Picture } from '../../../components/picture';
import { toastFailure } from '../../../lib/toast-failure';
import styles from './brand-list.module.css';
import { EditBrandModal } from './edit-brand-modal';

/** All brands with the buttons that edit and delete them. */
export function BrandList() {
  const { data: brands, error, refetch } = useGetBrandsQuery();
  const [edited, setEdited] = useState<Brand | null>(null);
  if (error) return <LoadError message={errorMessage(error, 'Failed to load brands')} onRetry={refetch} />;
  if (!brands) return <Note>Loading brands...</Note>;
  return (
    <>
      {brands.length === 0 && <Note>No brands yet.</Note>}
      <ul className={styles.list}>
        {brands.map((brand) => (
          <BrandRow key={brand.id} brand={brand} onEdit={() => setEdited(brand)} />
        ))}
      </ul>
      {edited && <EditBrandModal brand={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function BrandRow({ brand, onEdit }: { brand: Brand; onEdit: () => void }) {
  const [deleteBrand, { isLoading }] = useDeleteBrandMutation();

  const remove = async () => {
    if (!window.confirm(`Delete ${brand.name}?`)) return;
    try {
      await deleteBrand(brand.id).unwrap();
      toast.success('Brand deleted');
    } catch (error) {
      toastFailure('Failed to delete brand', error);
    }
  };

  return (
    <li className={styles.row}>
      <Picture src={brand.image_url} alt="" width={56} height={28} />
      <strong className={styles.name}>{brand.name}</strong>
      <Space>
        <Button onClick={onEdit} aria-label={`Edit ${brand.name}`}>
          Edit
        </Button>
        <Button danger loading={isLoading} onClick={() => void remove()} aria-label={`Delete ${brand.name}`}>
          Delete
        </Button>
      </Space>
    </li>
  );
}
