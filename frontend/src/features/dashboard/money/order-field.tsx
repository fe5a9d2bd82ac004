import { Form, Select } from 'antd';
import { useState } from 'react';
import { useFindOrdersQuery } from '../../../api/found-api';
import { useStaffI18n } from '../i18n/staff-i18n';

const MIN_CHARACTERS = 2;

export interface KnownOrder {
  id: string;
  number: string;
}

/** Chooses an order by its number, or by who ordered; `known` is one that may be chosen without a search. */
export function OrderField({ known }: { known?: KnownOrder }) {
  const { t } = useStaffI18n();
  const [word, setWord] = useState('');
  const isShort = word.trim().length < MIN_CHARACTERS;
  const { currentData, isFetching } = useFindOrdersQuery(word.trim(), { skip: isShort });
  const orders = isShort ? [] : (currentData ?? []);
  const found = orders.map(({ id, order_number, customer_name, status }) => ({
    value: id,
    label: `${order_number} · ${customer_name} · ${t(status)}`,
  }));
  return (
    <Form.Item
      name="order_id"
      label={t('Order')}
      rules={[{ required: true, message: t('An order is required') }]}
    >
      <Select
        showSearch
        filterOption={false}
        placeholder={t('Number, name or phone of the order')}
        loading={isFetching}
        notFoundContent={isShort || isFetching ? null : t('Nothing found.')}
        onSearch={setWord}
        options={known && isShort ? [{ value: known.id, label: known.number }] : found}
      />
    </Form.Item>
  );
}
