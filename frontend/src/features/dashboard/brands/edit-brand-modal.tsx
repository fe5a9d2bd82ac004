import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { toast } from '../../../lib/toast';
import { useEditBrandMutation } from '../../../api/brands-api';
import type { Brand } from '../../../api/types';
import { toastFailure } from '../../../lib/toast-failure';
import { FileField } from '../shell/file-field';
import { IMAGE_HINT, IMAGE_TYPES } from '../shell/image-rules';
import { brandForm } from './brand-form-data';
import { withUpperFirst } from './brand-name';

/** Renames a brand or gives it another logo. */
export function EditBrandModal({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  const [name, setName] = useState(brand.name);
  const [logo, setLogo] = useState<File>();
  const [editBrand, { isLoading }] = useEditBrandMutation();

  const save = async () => {
    try {
      await editBrand({ id: brand.id, form: brandForm(name.trim(), logo) }).unwrap();
      toast.success('Brand updated successfully');
      onClose();
    } catch (error) {
      toastFailure('Failed to update brand', error);
    }
  };

  return (
    <Modal
      open
      title={`Edit ${brand.name}`}
      okText="Save"
      okButtonProps={{ disabled: name.trim() === '' }}
      confirmLoading={isLoading}
      onOk={save}
      onCancel={onClose}
    >
      <Form.Item label="Brand name" htmlFor="edit-brand-name" layout="vertical">
        <Input
          id="edit-brand-name"
          value={name}
          onChange={({ target }) => setName(withUpperFirst(target.value))}
        />
      </Form.Item>
      <FileField
        label="New logo"
        accept={IMAGE_TYPES}
        hint={IMAGE_HINT}
        onFiles={([file]) => setLogo(file)}
      />
    </Modal>
  );
}
