import { Button, Form, Input } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { toast } from '../../../lib/toast';
import { useCreateBrandMutation } from '../../../api/brands-api';
import { toastFailure } from '../../../lib/toast-failure';
import { FileField } from '../shell/file-field';
import { IMAGE_HINT, IMAGE_TYPES } from '../shell/image-rules';
import { brandForm } from './brand-form-data';
import { withUpperFirst } from './brand-name';

/** Adds a brand with its logo. */
export function NewBrandForm() {
  const [name, setName] = useState('');
  const [logo, setLogo] = useState<File>();
  const fileInput = useRef<HTMLInputElement>(null);
  const [createBrand, { isLoading }] = useCreateBrandMutation();

  const clear = () => {
    setName('');
    setLogo(undefined);
    if (fileInput.current) fileInput.current.value = '';
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || !logo) return toast.error('Please fill in both fields.');
    try {
      await createBrand(brandForm(name.trim(), logo)).unwrap();
      toast.success('Brand created successfully');
      clear();
    } catch (error) {
      toastFailure('❌ Upload failed.', error);
    }
  };

  return (
    <form onSubmit={submit} aria-label="New brand">
      <Form.Item label="Brand name" htmlFor="brand-name" layout="vertical">
        <Input
          id="brand-name"
          value={name}
          onChange={({ target }) => setName(withUpperFirst(target.value))}
        />
      </Form.Item>
      <FileField
        label="Logo"
        accept={IMAGE_TYPES}
        hint={IMAGE_HINT}
        ref={fileInput}
        onFiles={([file]) => setLogo(file)}
      />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        Create Brand
      </Button>
    </form>
  );
}
