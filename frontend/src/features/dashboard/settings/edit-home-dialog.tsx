import { Form, Input } from 'antd';
import { useEditLookMutation } from '../../../api/look-api';
import type { EditedShopLook } from '../../../api/types';
import { SHOP_NAME } from '../../../lib/shop';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { useEditForm } from '../kit/use-edit-form';
import { ImageField } from './image-field';
import { LookPreview } from './look-preview';
import { ShelvesField } from './shelves-field';
import { shelvesOf, shelvesText, useLookLabels } from './use-look-labels';

const WIDTH_PX = 1_040;

type Values = Record<
  'hero_title' | 'hero_title_km' | 'hero_text' | 'hero_text_km' | 'hero_image' | 'shelves',
  string
>;

const valuesOf = (look: EditedShopLook): Values => ({
  hero_title: look.hero_title,
  hero_title_km: look.hero_title_km,
  hero_text: look.hero_text,
  hero_text_km: look.hero_text_km,
  hero_image: look.hero_image ?? '',
  shelves: shelvesText(look.shelves),
});

/** Changes what shoppers see first, with how that will be. */
export function EditHomeDialog({ look, onClose }: { look: EditedShopLook; onClose: () => void }) {
  const { t } = useStaffI18n();
  const labels = useLookLabels();
  const [editLook] = useEditLookMutation();
  const edit = useEditForm<EditedShopLook, Values>({
    name: 'edit-home',
    id: 'shop',
    thing: look,
    valuesOf,
    labels,
    shownAs: (field, value) => ({ now: value, isImage: field === 'hero_image' && value !== '' }),
    save: ({ hero_image, shelves, ...texts }, { version }) =>
      editLook({
        ...{ ...texts, hero_image: hero_image || null, shelves: shelvesOf(shelves), version },
      }).unwrap(),
    done: t('Settings saved'),
    failed: t('Failed to save the look of the shop'),
    onClose,
  });
  return (
    <EditDialog
      edit={edit}
      width={WIDTH_PX}
      title={t('Edit {name}', { name: t('Landing page') })}
      changed="Someone else changed the look of the shop"
    >
      <Form.Item name="hero_title" label={labels.hero_title}>
        <Input maxLength={80} placeholder={t('Gear that keeps up with you.')} />
      </Form.Item>
      <Form.Item name="hero_title_km" label={labels.hero_title_km}>
        <Input maxLength={80} lang="km" />
      </Form.Item>
      <Form.Item name="hero_text" label={labels.hero_text}>
        <Input.TextArea maxLength={300} autoSize={{ minRows: 2 }} />
      </Form.Item>
      <Form.Item name="hero_text_km" label={labels.hero_text_km}>
        <Input.TextArea maxLength={300} autoSize={{ minRows: 2 }} lang="km" />
      </Form.Item>
      <Form.Item name="hero_image" label={labels.hero_image}>
        <ImageField label={labels.hero_image} />
      </Form.Item>
      <Form.Item name="shelves" label={labels.shelves}>
        <ShelvesField label={labels.shelves} />
      </Form.Item>
      <Preview look={look} />
    </EditDialog>
  );
}

/** How it will look with what is typed so far. */
function Preview({ look }: { look: EditedShopLook }) {
  const form = Form.useFormInstance();
  const typed = Form.useWatch<Partial<Values> | undefined>([], form);
  const { hero_image, shelves, ...texts } = { ...valuesOf(look), ...typed };
  const name = look.environment.name ?? (look.name || SHOP_NAME);
  return (
    <LookPreview
      look={{ ...look, ...texts, name, hero_image: hero_image || null, shelves: shelvesOf(shelves) }}
    />
  );
}
