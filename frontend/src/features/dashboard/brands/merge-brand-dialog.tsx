import { Form, Select } from 'antd';
import { useState } from 'react';
import { useMergeBrandsMutation } from '../../../api/staff-brands-api';
import type { ListedBrand } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Dialog } from '../kit/dialog';
import { useAct } from '../kit/use-act';
import { nearDuplicates } from '../kit/near-duplicates';

interface MergeBrandDialogProps {
  brand: ListedBrand;
  brands: ListedBrand[];
  onClose: () => void;
}

/** Moves all products of a brand to another and deletes it. Proposes a brand with nearly the same name. */
export function MergeBrandDialog({ brand, brands, onClose }: MergeBrandDialogProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const proposed = nearDuplicates(brand.name, brands, brand.id)[0];
  const [intoId, setIntoId] = useState<number | undefined>(proposed?.id);
  const [mergeBrands, { isLoading }] = useMergeBrandsMutation();
  const into = brands.find(({ id }) => id === intoId);
  const others = brands.filter(({ id }) => id !== brand.id);

  const merge = async () => {
    const isMerged = await act(() => mergeBrands({ id: brand.id, into: intoId! }).unwrap(), {
      done: t('Brands merged'),
      failed: t('Failed to merge brands'),
    });
    if (isMerged) onClose();
  };

  return (
    <Dialog
      title={t('Merge {name}', { name: brand.name })}
      okText={t('Merge')}
      okButtonProps={{ disabled: !into }}
      confirmLoading={isLoading}
      onOk={merge}
      onCancel={onClose}
    >
      <Form.Item label={t('Into')} htmlFor="merge-into" layout="vertical">
        <Select
          id="merge-into"
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('Choose a brand')}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={intoId}
          onChange={setIntoId}
        />
      </Form.Item>
      {into && (
        <p role="status">
          {t(
            'Products that go from {from} to {into}: {count}. Then {from} is deleted. This cannot be undone.',
            {
              from: brand.name,
              into: into.name,
              count: brand.products,
            },
          )}
        </p>
      )}
    </Dialog>
  );
}
