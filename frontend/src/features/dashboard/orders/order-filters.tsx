import { Button } from 'antd';
import type { OrderSearch } from '../../../api/orders-api';
import type { OrderStatusName } from '../../../api/types';
import { StatusWord } from '../../../components/order-status';
import { useStaffI18n } from '../i18n/staff-i18n';
import { DayChoice, FilterBar, FilterChoice, SearchWords } from '../kit/filter-bar';

const STATUSES: OrderStatusName[] = ['pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'];

interface OrderFiltersProps {
  search: OrderSearch;
  isNarrowed: boolean;
  onChange: (wanted: Partial<OrderSearch>) => void;
}

/** Searches the orders and narrows them down to a status and some days. */
export function OrderFilters({ search, isNarrowed, onChange }: OrderFiltersProps) {
  const { t } = useStaffI18n();
  return (
    <FilterBar>
      <SearchWords
        label={t('Search orders')}
        placeholder={t('Order, customer, phone or product')}
        value={search.q}
        onSearch={(q) => onChange({ q })}
      />
      <FilterChoice
        label={t('Status')}
        value={search.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: '', label: t('All statuses') },
          ...STATUSES.map((status) => ({ value: status, label: <StatusWord status={status} /> })),
        ]}
      />
      <DayChoice label={t('First day')} value={search.from} onChange={(from) => onChange({ from })} />
      <DayChoice label={t('Last day')} value={search.to} onChange={(to) => onChange({ to })} />
      {isNarrowed && (
        <Button onClick={() => onChange({ q: '', status: '', from: '', to: '' })}>
          {t('Clear filters')}
        </Button>
      )}
    </FilterBar>
  );
}
