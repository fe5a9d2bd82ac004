import { Form, Modal, Select } from 'antd';
import { useState } from 'react';
import { useMergeBrandsMutation } from '../../../api/staff-brands-api';
import type { ListedBrand } from '../../../api/types';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useFocusBack } from '../kit/use-focus-back';
import { nearDuplicates } from './near-duplicates';

interface MergeBrandModalProps {
  brand: ListedBrand;
  brands: ListedBrand[];
  onClose: () => void;
}

/** Gives all products of a brand to another and removes it. A brand of nearly the same name is proposed. */
export function MergeBrandModal({ brand, brands, onClose }: MergeBrandModalProps) {
  useFocusBack();
  const { t, translateProblem } = useStaffI18n();
  const proposed = nearDuplicates(brand.name, brands, brand.id)[0];
  const [intoId, setIntoId] = useState<number | undefined>(proposed?.id);
  const [mergeBrands, { isLoading }] = useMergeBrandsMutation();
  const into = brands.find(({ id }) => id === intoId);
  const others = brands.filter(({ id }) => id !== brand.id);

  const merge = async () => {
    try {
      await mergeBrands({ id: brand.id, into: intoId! }).unwrap();
      toast.success(t('Brands merged'));
      onClose();
    } catch (error) {
      toastFailure(t('Failed to merge brands'), error, translateProblem);
    }
  };

  return (
    <Modal
      open
      title={t('Merge {name}', { name: brand.name })}
      okText={t('Merge')}
      cancelText={t('Cancel')}
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
    </Modal>
  );
}
