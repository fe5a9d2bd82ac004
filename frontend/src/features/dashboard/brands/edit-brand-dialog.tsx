import { Form, Input } from 'antd';
import { useEditBrandMutation } from '../../../api/staff-brands-api';
import type { ListedBrand } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { ImageFileField } from '../kit/file-field';
import { useEditForm } from '../kit/use-edit-form';
import { brandForm } from '../kit/brand-form-data';
import { capitalizeFirst } from './brand-name';

type SeenBrand = Pick<ListedBrand, 'name' | 'image_url' | 'version'>;

/** Renames a brand or gives it another logo. */
export function EditBrandDialog({ brand, onClose }: { brand: ListedBrand; onClose: () => void }) {
  const { t } = useStaffI18n();
  const [editBrand] = useEditBrandMutation();
  const edit = useEditForm<SeenBrand, { name: string; logo?: File }>({
    name: 'edit-brand',
    id: brand.id,
    thing: brand,
    valuesOf: ({ name }) => ({ name }),
    labels: { name: t('Brand name') },
    image: { field: 'logo', label: t('Logo'), urlOf: ({ image_url }) => image_url },
    save: ({ name, logo }, { version }) =>
      editBrand({ id: brand.id, form: brandForm(name.trim(), logo, version) }).unwrap(),
    done: t('Brand updated successfully'),
    failed: t('Failed to update brand'),
    onClose,
  });
  const name = Form.useWatch<string | undefined>('name', edit.form);
  return (
    <EditDialog
      edit={edit}
      title={t('Edit {name}', { name: brand.name })}
      changed="Someone else changed this brand"
      canSave={name?.trim() !== ''}
    >
      <Form.Item
        name="name"
        label={t('Brand name')}
        getValueFromEvent={({ target }: { target: HTMLInputElement }) => capitalizeFirst(target)}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item
        name="logo"
        noStyle
        trigger="onFiles"
        getValueFromEvent={([file]: File[]) => file}
        getValueProps={(logo?: File) => ({ files: logo ? [logo] : [] })}
      >
        <ImageFileField label={t('New logo')} />
      </Form.Item>
    </EditDialog>
  );
}
