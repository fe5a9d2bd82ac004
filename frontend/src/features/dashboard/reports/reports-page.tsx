import { useParams, useSearchParams } from 'react-router-dom';
import { REPORT_PAGE_SIZE, useGetReportQuery } from '../../../api/reports-api';
import { rangeIn } from '../kit/day-range';
import { RangeChoice } from '../kit/range-choice';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { FilterSelect } from '../kit/filter-bar';
import { LoadState } from '../kit/load-state';
import { PageHead } from '../kit/page-head';
import { SavedViews } from '../kit/saved-views';
import { SectionTabs } from '../kit/section-tabs';
import { useList } from '../kit/use-list';
import { anyText, useListAddress } from '../kit/use-list-address';
import { kindNamed, REPORT_KINDS } from '../kit/report-kinds';
import { ReportFiles } from './report-files';
import { ReportJobs } from './report-jobs';
import { ReportSums } from './report-sums';
import { ReportTable } from './report-table';
import { ReportTotals } from './report-totals';

const FILTERS = { kind: anyText, range: anyText, from: anyText, to: anyText, sort: anyText, lead: aLead };

/** As the server takes them. */
function aLead(days: string): boolean {
  return /^\d{1,3}$/.test(days) && Number(days) >= 1 && Number(days) <= 180;
}
const LEAD_DAYS = [3, 7, 14, 21, 30, 45, 60, 90];
const IN_PATH = { name: 'kind', below: '/seller-dashboard/reports' } as const;

/** The reports; the address holds the kind, the days and the page. */
export default function ReportsPage({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useStaffI18n();
  const [params, setParams] = useSearchParams();
  const address = useListAddress(FILTERS, { inPath: IN_PATH });
  const { kind, note } = kindNamed(useParams().kind, isAdmin);
  const range = rangeIn(params);
  const days = { from: range.from, to: range.to };
  const { sort, lead } = address.search;
  const leadDays = kind === 'reorder' && lead ? { lead_days: Number(lead) } : {};
  const wanted = { kind, ...days, ...leadDays };
  const query = useGetReportQuery({ ...wanted, page: address.search.page, ...(sort && { sort }) });
  const { currentData, error, isFetching, refetch } = query;
  // Never shows the page of another report while loading.
  const list = useList({ ...query, data: currentData }, address, REPORT_PAGE_SIZE);
  const hasFailed = error !== undefined && !isFetching;

  const tabs = REPORT_KINDS.filter(({ isForAdmins }) => isAdmin || !isForAdmins);

  return (
    <>
      <PageHead title={t('Reports')} />
      <SectionTabs
        aria-label={t('Kind of report')}
        activeKey={kind}
        items={tabs.map(({ kind: key, label }) => ({ key, label: t(label) }))}
        onChange={(key) => address.show({ kind: key, sort: '' })}
      />
      <RangeChoice range={range} onChoose={setParams}>
        {kind === 'reorder' && (
          <FilterSelect
            label={t('Days until it comes')}
            options={LEAD_DAYS.map((count) => ({
              value: String(count),
              label: t('Comes in {count} days', { count }),
            }))}
            value={lead || '14'}
            onChange={address.field('lead').onChange}
          />
        )}
        <SavedViews list="reports" address={address} />
      </RangeChoice>
      {hasFailed && <LoadState of={{ error, refetch }} failed={t('Failed to load the report')} />}
      {!hasFailed && <ReportFiles wanted={wanted} report={currentData} />}
      <ReportJobs />
      {!hasFailed && (
        <>
          {currentData?.totals && <ReportTotals totals={currentData.totals} />}
          {/* An analytics of the version before, which may answer during an upgrade, adds nothing up. */}
          {currentData && !currentData.totals && 'sums' in currentData && <ReportSums report={currentData} />}
          <ReportTable
            kind={kind}
            report={currentData}
            isLoading={isFetching}
            sort={sort}
            onSort={(by) => address.show({ sort: by, page: 1 })}
            pages={list.pages}
          />
          {note && <Hint>{t(note)}</Hint>}
        </>
      )}
    </>
  );
}
