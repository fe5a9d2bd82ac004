import { Button, Form, Input } from 'antd';
import { useState, type FormEvent } from 'react';
import { toast } from '../../../lib/toast';
import { useGetBrandsQuery } from '../../../api/brands-api';
import { useCreateBrandMutation } from '../../../api/staff-brands-api';
import { useStaffI18n } from '../i18n/staff-i18n';
import { useKeptTexts } from '../kit/use-kept-texts';
import { ImageFileField } from '../kit/file-field';
import { useAct } from '../kit/use-act';
import { useUnsavedWarning } from '../kit/use-unsaved-warning';
import { brandForm } from '../kit/brand-form-data';
import { capitalizeFirst } from './brand-name';
import { nearDuplicates } from '../kit/near-duplicates';

interface NewBrandFormProps {
  /** The name to begin with. */
  name?: string;
  onCreated?: () => void;
}

/** Adds a brand with its logo; shows a note if a brand has nearly the same name. */
export function NewBrandForm({ name: first, onCreated }: NewBrandFormProps) {
  const { t } = useStaffI18n();
  const act = useAct();
  const { kept, keep, forget } = useKeptTexts(first ? `new-brand-${first}` : 'new-brand');
  const [name, setName] = useState(kept.name ?? first ?? '');
  const [logo, setLogo] = useState<File>();
  const { data: brands = [] } = useGetBrandsQuery();
  const lookalikes = nearDuplicates(name, brands).map((brand) => brand.name);
  useUnsavedWarning(name !== (first ?? '') || logo !== undefined);
  const [createBrand, { isLoading }] = useCreateBrandMutation();

  const type = (text: string) => {
    setName(text);
    keep({ name: text });
  };

  const clear = () => {
    forget();
    setName('');
    setLogo(undefined);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '' || !logo) return toast.error(t('Please fill in both fields.'));
    const isCreated = await act(() => createBrand(brandForm(name.trim(), logo)).unwrap(), {
      done: t('Brand created successfully'),
      failed: `❌ ${t('Upload failed.')}`,
    });
    if (!isCreated) return;
    clear();
    onCreated?.();
  };

  return (
    <form onSubmit={submit} aria-label={t('New brand')}>
      <Form.Item
        label={t('Brand name')}
        htmlFor="brand-name"
        layout="vertical"
        extra={lookalikes.length > 0 && t('Did you mean {names}?', { names: lookalikes.join(', ') })}
      >
        <Input
          id="brand-name"
          value={name}
          maxLength={100}
          onChange={({ target }) => type(capitalizeFirst(target))}
        />
      </Form.Item>
      <ImageFileField label={t('Logo')} files={logo ? [logo] : []} onFiles={([file]) => setLogo(file)} />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('Create Brand')}
      </Button>
    </form>
  );
}
