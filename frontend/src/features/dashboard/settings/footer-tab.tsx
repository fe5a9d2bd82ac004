import { Button, Form, Input } from 'antd';
import { useEditShopMutation, useGetEditedShopQuery } from '../../../api/staff-pages-api';
import type { EditedShopFacts } from '../../../api/types';
import { withLatinDigits } from '../../../lib/digits';
import { useOpenEdit } from '../kit/use-open-edit';
import { useStaffI18n } from '../i18n/staff-i18n';
import { EditDialog } from '../kit/edit-dialog';
import { Fact, Facts } from '../kit/facts';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useEditForm } from '../kit/use-edit-form';
import { SettingsTab } from './settings-tab';

/** How shoppers reach the shop, as its footer says it. */
export function FooterTab() {
  const { t } = useStaffI18n();
  const query = useGetEditedShopQuery();
  const [edited, setEdited] = useOpenEdit<'shop'>('footer', (of) => `edit-footer-${of}`);
  const labels = useLabels();
  const { data } = query;
  return (
    <SettingsTab>
      <Hint>{t('Shown in the footer of every page, and under mails. What is empty is not shown.')}</Hint>
      <LoadState of={query} loading={t('Loading the footer...')} failed={t('Failed to load the footer')} />
      {data && (
        <>
          <Facts>
            {FIELDS.map((field) => (
              <Fact key={field} label={labels[field]}>
                {data[field] || '-'}
              </Fact>
            ))}
          </Facts>
          <Button onClick={() => setEdited('shop')} aria-label={t('Edit {name}', { name: t('Footer') })}>
            {t('Edit')}
          </Button>
          {edited && <EditFooterDialog shop={data} onClose={() => setEdited(null)} />}
        </>
      )}
    </SettingsTab>
  );
}

const FIELDS = ['address', 'address_km', 'hours', 'hours_km', 'phone', 'telegram', 'messenger'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;

const MAX_LENGTH: Record<Field, number> = {
  address: 200,
  address_km: 200,
  hours: 100,
  hours_km: 100,
  phone: 50,
  telegram: 100,
  messenger: 100,
};

function useLabels(): Values {
  const { t } = useStaffI18n();
  return {
    address: t('Address'),
    address_km: t('Address (Khmer)'),
    hours: t('Opening hours'),
    hours_km: t('Opening hours (Khmer)'),
    phone: t('Phone'),
    telegram: t('Name on Telegram'),
    messenger: t('Name on Messenger'),
  };
}

const valuesOf = (shop: EditedShopFacts): Values => {
  const { address, address_km, hours, hours_km, phone, telegram, messenger } = shop;
  return { address, address_km, hours, hours_km, phone, telegram, messenger };
};

function EditFooterDialog({ shop, onClose }: { shop: EditedShopFacts; onClose: () => void }) {
  const { t } = useStaffI18n();
  const labels = useLabels();
  const [editShop] = useEditShopMutation();
  const edit = useEditForm<EditedShopFacts, Values>({
    name: 'edit-footer',
    id: 'shop',
    thing: shop,
    valuesOf,
    labels,
    save: (values, { version }) => editShop({ ...values, version }).unwrap(),
    done: t('Footer saved'),
    failed: t('Failed to save the footer'),
    onClose,
  });
  return (
    <EditDialog
      edit={edit}
      title={t('Edit {name}', { name: t('Footer') })}
      changed="Someone else changed the footer"
    >
      {FIELDS.map((field) => (
        <Form.Item
          key={field}
          name={field}
          label={labels[field]}
          normalize={field === 'phone' ? withLatinDigits : undefined}
        >
          <Input maxLength={MAX_LENGTH[field]} type={field === 'phone' ? 'tel' : 'text'} />
        </Form.Item>
      ))}
    </EditDialog>
  );
}
