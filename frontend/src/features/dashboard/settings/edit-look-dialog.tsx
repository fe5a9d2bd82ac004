import { Form, Input } from 'antd';
import { lowContrastIn, lowContrastText } from '../../../../../libs/contracts/src/shop-colours';
import { useEditLookMutation } from '../../../api/look-api';
import type { EditedShopLook } from '../../../api/types';
import { SHOP_NAME } from '../../../lib/shop';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { useEditForm } from '../kit/use-edit-form';
import { ColourField } from './colour-field';
import { ImageField } from './image-field';
import { isColour } from './is-colour';
import { LookPreview } from './look-preview';
import { useLookLabels } from './use-look-labels';

const WIDTH_PX = 1_040;
/** The shop's own colours, for who begins with them. */
const USUAL = { brand_color: '#0e4a54', accent_color: '#f2b441' };
const COLOURS = ['brand_color', 'accent_color'] as const;

type Values = Record<(typeof COLOURS)[number] | 'name' | 'logo' | 'mail_footer' | 'mail_footer_km', string>;

const valuesOf = (look: EditedShopLook): Values => ({
  name: look.name,
  logo: look.logo ?? '',
  brand_color: look.brand_color ?? '',
  accent_color: look.accent_color ?? '',
  mail_footer: look.mail_footer,
  mail_footer_km: look.mail_footer_km,
});

/** Changes what the shop is called and how it looks, with how that will be. */
export function EditLookDialog({ look, onClose }: { look: EditedShopLook; onClose: () => void }) {
  const { t } = useStaffI18n();
  const labels = useLookLabels();
  const [editLook] = useEditLookMutation();
  const { name: setName } = look.environment;
  const edit = useEditForm<EditedShopLook, Values>({
    name: 'edit-look',
    id: 'shop',
    thing: look,
    valuesOf,
    labels,
    shownAs: (field, value) => ({ now: value, isImage: field === 'logo' && value !== '' }),
    save: ({ name, logo, brand_color, accent_color, ...footers }, { version }) =>
      editLook({
        ...footers,
        // What the environment sets is not sent.
        ...(setName === null && { name }),
        ...{ logo: logo || null, brand_color: brand_color || null, accent_color: accent_color || null },
        version,
      }).unwrap(),
    done: t('Settings saved'),
    failed: t('Failed to save the look of the shop'),
    onClose,
  });
  return (
    <EditDialog
      edit={edit}
      width={WIDTH_PX}
      title={t('Edit {name}', { name: t('Name and colors') })}
      changed="Someone else changed the look of the shop"
    >
      <Form.Item
        name="name"
        label={labels.name}
        extra={setName !== null && t('Set by {setting} in the environment', { setting: 'SHOP_NAME' })}
      >
        <Input maxLength={60} placeholder={SHOP_NAME} disabled={setName !== null} />
      </Form.Item>
      <Form.Item name="logo" label={labels.logo}>
        <ImageField label={labels.logo} />
      </Form.Item>
      {COLOURS.map((field) => (
        <ColourItem key={field} field={field} label={labels[field]} />
      ))}
      <Preview look={look} />
      <Form.Item name="mail_footer" label={labels.mail_footer}>
        <Input.TextArea maxLength={300} autoSize={{ minRows: 2 }} />
      </Form.Item>
      <Form.Item name="mail_footer_km" label={labels.mail_footer_km}>
        <Input.TextArea maxLength={300} autoSize={{ minRows: 2 }} lang="km" />
      </Form.Item>
    </EditDialog>
  );
}

/** A colour is refused, with the reason, where nobody could read on it or would see it. */
function ColourItem({ field, label }: { field: (typeof COLOURS)[number]; label: string }) {
  const { t, translateFault } = useStaffI18n();
  const form = Form.useFormInstance<Values>();
  const check = (_rule: unknown, typed = '') => {
    if (typed === '') return Promise.resolve();
    if (!isColour(typed))
      return Promise.reject(new Error(t('{label} must be a color, such as #0e4a54', { label })));
    const [brand, accent] = COLOURS.map((one) => colourOrNone(form.getFieldValue(one) as string | undefined));
    const low = lowContrastIn({ brand: brand!, accent: accent! });
    if (!low || `${low.field}_color` !== field) return Promise.resolve();
    const { on, is, needs } = low;
    const message = `${label} ${lowContrastText(low)}`;
    return Promise.reject(
      new Error(translateFault({ field, code: 'LOW_CONTRAST', params: { on, is, needs }, message })),
    );
  };
  return (
    <Form.Item
      name={field}
      label={label}
      dependencies={COLOURS.filter((other) => other !== field)}
      rules={[{ validator: check }]}
    >
      <ColourField label={label} usual={USUAL[field]} />
    </Form.Item>
  );
}

const colourOrNone = (typed = ''): string | null => (isColour(typed) ? typed : null);

/** How it will look with what is typed so far. */
function Preview({ look }: { look: EditedShopLook }) {
  const form = Form.useFormInstance();
  const typed = Form.useWatch<Partial<Values> | undefined>([], form);
  const { name, logo, brand_color, accent_color } = { ...valuesOf(look), ...typed };
  return (
    <LookPreview
      look={{
        ...look,
        name: look.environment.name ?? (name || SHOP_NAME),
        logo: logo || null,
        brand_color: colourOrNone(brand_color),
        accent_color: colourOrNone(accent_color),
      }}
    />
  );
}
