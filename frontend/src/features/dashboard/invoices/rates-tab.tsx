import { Button } from 'antd';
import { shopDay } from '../../../api/shop-time';
import { INVOICE_PAGE_SIZE, useGetExchangeRatesQuery } from '../../../api/staff-invoices-api';
import type { ExchangeRate } from '../../../api/types';
import { formatDay } from '../../../lib/dates';
import { formatRiel } from '../../../lib/riel';
import { useStaffI18n } from '../i18n/staff-i18n';
import { FilterBar } from '../kit/filter-bar';
import { Hint } from '../kit/hint';
import type { ListColumn } from '../kit/list-table';
import { useMay } from '../kit/may';
import { PagedTable } from '../kit/paged-table';
import { useList } from '../kit/use-list';
import { useListAddress } from '../kit/use-list-address';
import { useOpenEdit } from '../kit/use-open-edit';
import { RateDialog, rateDraft, type EditedRate } from './rate-dialog';

/** What the National Bank said a dollar is on each day. */
export function RatesTab() {
  const { t } = useStaffI18n();
  const may = useMay();
  const address = useListAddress({});
  const list = useList(useGetExchangeRatesQuery(address.search.page), address, INVOICE_PAGE_SIZE);
  const [edited, setEdited] = useOpenEdit<EditedRate>('exchange-rate', rateDraft);
  return (
    <>
      <Hint>
        {t(
          "The National Bank's rate of each day. Invoices say their amounts in riel by it; a day without one has that of the day before. What was issued keeps its rate.",
        )}
      </Hint>
      {may('manage') && (
        <FilterBar>
          <Button type="primary" onClick={() => setEdited({ day: shopDay() })}>
            {t('Enter a rate')}
          </Button>
        </FilterBar>
      )}
      <PagedTable
        list={list}
        rows={({ rates }) => rates}
        rowKey="day"
        columns={useColumns(may('manage') ? setEdited : undefined)}
        loading={t('Loading...')}
        failed={t('Failed to load the rates')}
        nothing={t('No rate was entered yet.')}
      />
      {edited && <RateDialog rate={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function useColumns(onEdit?: (rate: ExchangeRate) => void): ListColumn<ExchangeRate>[] {
  const { t, language } = useStaffI18n();
  const columns: ListColumn<ExchangeRate>[] = [
    { title: t('Day'), dataIndex: 'day', render: (day: string) => formatDay(day, language) },
    {
      title: t('Riel for a dollar'),
      dataIndex: 'riel_rate',
      card: 'side',
      render: (rate: number) => formatRiel(rate),
    },
  ];
  if (!onEdit) return columns;
  const edit: ListColumn<ExchangeRate> = {
    title: t('Actions'),
    key: 'actions',
    card: 'end',
    render: (_, rate) => (
      <Button
        onClick={() => onEdit(rate)}
        aria-label={t('Edit {name}', { name: formatDay(rate.day, language) })}
      >
        {t('Edit')}
      </Button>
    ),
  };
  return [...columns, edit];
}
