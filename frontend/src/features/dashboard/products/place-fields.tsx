import { Form, Select } from 'antd';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { MomentField } from '../kit/day-field';
import { FieldGrid } from './field-grid';
import type { FilledProduct } from './product-form-data';

export const PLACE_WORDS: Record<string, StaffText> = {
  shop: 'Shown in the shop',
  hidden: 'Hidden',
  scheduled: 'Hidden until a time',
};

/** Whether shoppers see the product, or from when. */
export function PlaceFields({ labels }: { labels: Record<string, string> }) {
  const { t } = useStaffI18n();
  const form = Form.useFormInstance<FilledProduct>();
  const place = Form.useWatch('place', form);
  const options = Object.entries(PLACE_WORDS).map(([value, words]) => ({ value, label: t(words) }));
  return (
    <FieldGrid>
      <Form.Item name="place" label={labels.place}>
        <Select options={options} />
      </Form.Item>
      {place === 'scheduled' && (
        <Form.Item
          name="visible_from"
          label={labels.visible_from}
          rules={[{ required: true, message: t('{field} is required', { field: labels.visible_from! }) }]}
        >
          <MomentField />
        </Form.Item>
      )}
    </FieldGrid>
  );
}
