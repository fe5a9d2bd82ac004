import { useExportAccountsMutation, useGetAccountsQuery } from '../../../api/staff-invoices-api';
import type { Accounts } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { ExportButtons } from '../kit/export-buttons';
import { FilterBar, FilterSelect } from '../kit/filter-bar';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { useMay } from '../kit/may';
import { signedRiel } from '../kit/pay-words';
import { Sums } from '../kit/sums';
import { useListAddress } from '../kit/use-list-address';
import { AccountsTables } from './accounts-tables';
import { aPeriod, monthName, monthsBack, quartersBack, thisMonth, yearsBack } from './months';

/** As many as an accountant goes back; older ones by the address. */
const BACK = { months: 24, quarters: 12, years: 6 };

/** What an accountant books of a month, a quarter or a year: by way to pay, by day, and together. */
export function AccountsTab() {
  const { t } = useStaffI18n();
  const address = useListAddress({ period: aPeriod });
  const period = address.search.period || thisMonth();
  const { currentData, error, isFetching, refetch } = useGetAccountsQuery(period);
  return (
    <>
      <FilterBar>
        <FilterSelect
          label={t('Period')}
          options={usePeriods(period)}
          value={period}
          onChange={address.field('period').onChange}
        />
        <ExportAccounts period={period} />
      </FilterBar>
      <LoadState
        of={{ data: currentData, error: isFetching ? undefined : error, refetch }}
        loading={t('Loading...')}
        failed={t('Failed to load the accounts')}
      />
      {currentData && <Figures accounts={currentData} />}
    </>
  );
}

function usePeriods(shown: string) {
  const { t, language } = useStaffI18n();
  const nameOf = (period: string) => {
    const [year = '', part = ''] = period.split('-');
    if (part.startsWith('Q')) return t('Quarter {quarter} of {year}', { quarter: part.slice(1), year });
    return part ? monthName(period, language) : year;
  };
  const named = (periods: string[]) => periods.map((value) => ({ value, label: nameOf(value) }));
  const [months, quarters, years] = [
    monthsBack(BACK.months, thisMonth()),
    quartersBack(BACK.quarters),
    yearsBack(BACK.years),
  ];
  const isOlder = ![...months, ...quarters, ...years].includes(shown);
  return [
    ...(isOlder ? named([shown]) : []),
    { label: t('Months'), options: named(months) },
    { label: t('Quarters'), options: named(quarters) },
    { label: t('Years'), options: named(years) },
  ];
}

function ExportAccounts({ period }: { period: string }) {
  const may = useMay();
  const [exportAccounts, { isLoading }] = useExportAccountsMutation();
  if (!may('seeInvoices')) return null;
  return (
    <ExportButtons
      name={`accounts-${period}`}
      failed="The accounts could not be exported. No file was saved."
      isExporting={isLoading}
      onExport={(as) => exportAccounts({ period, ...as }).unwrap()}
    />
  );
}

function Figures({ accounts }: { accounts: Accounts }) {
  const { t, money } = useStaffI18n();
  const { sums, invoiced_cents } = accounts;
  const difference = sums.net_cents - invoiced_cents;
  const inDollars = (cents: number) => money(cents / 100);
  const figures = [
    { label: t('Goods'), figure: inDollars(sums.goods_cents) },
    { label: t('Discount'), figure: inDollars(-sums.discount_cents) },
    { label: t('Delivery'), figure: inDollars(sums.delivery_cents) },
    { label: t('Refunds'), figure: inDollars(-sums.refunded_cents) },
    { label: t('Net'), figure: inDollars(sums.net_cents) },
    { label: t('Received in riel'), figure: signedRiel(sums.received_khr) },
    { label: t('Still with couriers'), figure: inDollars(sums.with_couriers_cents) },
    { label: t('Invoices less credit notes'), figure: inDollars(invoiced_cents) },
  ];
  return (
    <>
      <Sums figures={figures} />
      {difference !== 0 && (
        <Hint>
          {t(
            'The net differs from the invoices by {difference}. Invoices may be dated later than the sale where an order is older than the invoices, or was paid by money that came late; a VAT invoice of a later month takes the place of an earlier one.',
            { difference: inDollars(difference) },
          )}
        </Hint>
      )}
      <AccountsTables accounts={accounts} />
      <Hint>
        {t(
          'Sold is counted on the day of the payment, cash on the day on which the courier took it, and refunds on the day on which they were given: as in the ledger and on the invoices.',
        )}
      </Hint>
    </>
  );
}
