import { Form, Input, Select } from 'antd';
import { useChangeInvoiceSellerMutation } from '../../../api/staff-invoices-api';
import type { EnteredSeller } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { useEditForm } from '../kit/use-edit-form';
import { LogoField } from './logo-field';
import { useSellerLabels } from './use-seller-labels';

const TEXTS = ['name', 'name_km', 'address', 'address_km', 'tin'] as const;
type Values = Record<(typeof TEXTS)[number] | 'logo' | 'vat_registered', string>;

const MAX_LENGTH = { name: 200, name_km: 200, address: 500, address_km: 500, tin: 40 };

const valuesOf = ({ version: _, tin, logo, vat_registered, ...texts }: EnteredSeller): Values => ({
  ...texts,
  tin: tin ?? '',
  logo: logo ?? '',
  vat_registered: vat_registered ? 'yes' : 'no',
});

/** Changes who sells on later invoices. */
export function EditSellerDialog({ seller, onClose }: { seller: EnteredSeller; onClose: () => void }) {
  const { t } = useStaffI18n();
  const labels = useSellerLabels();
  const [changeSeller] = useChangeInvoiceSellerMutation();
  const edit = useEditForm<EnteredSeller, Values>({
    name: 'edit-invoice-seller',
    id: 'shop',
    thing: seller,
    valuesOf,
    labels,
    save: ({ tin, logo, vat_registered, ...texts }, { version }) =>
      changeSeller({
        ...{ ...texts, version, tin: tin || null, logo: logo || null },
        vat_registered: vat_registered === 'yes',
      }).unwrap(),
    done: t('Seller saved'),
    failed: t('Failed to save the seller'),
    onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={t('Edit {name}', { name: t('Seller on invoices') })}
      changed="Someone else changed the seller on invoices"
    >
      {TEXTS.map((field) => (
        <Form.Item key={field} name={field} label={labels[field]}>
          <Input maxLength={MAX_LENGTH[field]} lang={field.endsWith('_km') ? 'km' : undefined} />
        </Form.Item>
      ))}
      <Form.Item name="logo" label={labels.logo}>
        <LogoField label={labels.logo} />
      </Form.Item>
      <Form.Item name="vat_registered" label={labels.vat_registered}>
        <Select
          options={[
            { value: 'no', label: t('No') },
            { value: 'yes', label: t('Yes') },
          ]}
        />
      </Form.Item>
    </EditDialog>
  );
}
