import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { INVOICE_PAGE_SIZE, useGetInvoicesQuery } from '../../../api/staff-invoices-api';
import type { ListedInvoice } from '../../../api/types';
import { formatDay } from '../../../lib/dates';
import { formatRiel } from '../../../lib/riel';
import { useStaffI18n, type StaffText } from '../i18n/staff-i18n';
import { FilterBar, FilterSelect } from '../kit/filter-bar';
import type { ListColumn } from '../kit/list-table';
import { useMay } from '../kit/may';
import { PagedTable } from '../kit/paged-table';
import { useList } from '../kit/use-list';
import { useListAddress } from '../kit/use-list-address';
import { ExportInvoices } from './export-invoices';
import { MonthSums } from './month-sums';
import { aMonth, monthName, monthsBack, thisMonth } from './months';

const KINDS: Record<ListedInvoice['kind'], StaffText> = {
  commercial: 'Commercial invoice',
  vat: 'VAT invoice',
  credit_note: 'Credit note',
};

/** As many years as an accountant goes back. */
const MONTHS = 36;

/** The invoices and credit notes of a month with their sums, and the sheet of it for the accountant. */
export function MonthTab() {
  const { t, language } = useStaffI18n();
  const may = useMay();
  const address = useListAddress({ month: aMonth });
  const month = address.search.month || thisMonth();
  const list = useList(useGetInvoicesQuery({ month, page: address.search.page }), address, INVOICE_PAGE_SIZE);
  const months = monthsBack(MONTHS, month);
  return (
    <>
      <FilterBar>
        <FilterSelect
          label={t('Month')}
          options={months.map((value) => ({ value, label: monthName(value, language) }))}
          value={month}
          onChange={address.field('month').onChange}
        />
        {may('manage') && <ExportInvoices month={month} />}
      </FilterBar>
      {list.data && <MonthSums sums={list.data.sums} />}
      <PagedTable
        list={list}
        rows={({ invoices }) => invoices}
        rowKey="number"
        columns={useColumns()}
        loading={t('Loading...')}
        failed={t('Failed to load the invoices')}
        nothing={t('No invoices in this month.')}
      />
    </>
  );
}

function useColumns(): ListColumn<ListedInvoice>[] {
  const { t, money, language } = useStaffI18n();
  return [
    {
      title: t('Number'),
      dataIndex: 'number',
      render: (number: string, { order_id }) => (
        <Link to={`/user-profile/${order_id}/invoice`}>{number}</Link>
      ),
    },
    {
      title: t('Kind'),
      dataIndex: 'kind',
      card: 'side',
      render: (kind: ListedInvoice['kind']) => <Tag>{t(KINDS[kind])}</Tag>,
    },
    {
      title: t('Date'),
      dataIndex: 'issued_on',
      card: 'line',
      render: (day: string) => formatDay(day, language),
    },
    {
      title: t('Buyer'),
      dataIndex: ['buyer', 'name'],
      card: 'fill',
    },
    { title: t('TIN'), dataIndex: ['buyer', 'tin'], card: 'none' },
    {
      title: t('VAT'),
      dataIndex: ['totals', 'vat_cents'],
      align: 'right',
      card: 'none',
      render: (cents: number) => money(cents / 100),
    },
    {
      title: t('Total'),
      dataIndex: ['totals', 'total_cents'],
      align: 'right',
      card: 'end',
      render: (cents: number) => money(cents / 100),
    },
    {
      title: t('In riel'),
      dataIndex: ['totals', 'total_khr'],
      align: 'right',
      card: 'none',
      render: (riel: number | null) => (riel === null ? '-' : formatRiel(riel)),
    },
  ];
}
