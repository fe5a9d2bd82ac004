import { useParams, useSearchParams } from 'react-router-dom';
import { REPORT_PAGE_SIZE, useGetReportQuery } from '../../../api/reports-api';
import { rangeIn } from '../kit/day-range';
import { RangeChoice } from '../kit/range-choice';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { PageHead } from '../kit/page-head';
import { SavedViews } from '../kit/saved-views';
import { SectionTabs } from '../kit/section-tabs';
import { useList } from '../kit/use-list';
import { anyText, useListAddress } from '../kit/use-list-address';
import { kindNamed, REPORT_KINDS } from '../kit/report-kinds';
import { ReportFiles } from './report-files';
import { ReportJobs } from './report-jobs';
import { ReportTable } from './report-table';
import { ReportTotals } from './report-totals';

const FILTERS = { kind: anyText, range: anyText, from: anyText, to: anyText };
const IN_PATH = { name: 'kind', below: '/seller-dashboard/reports' } as const;

/** The reports; the address holds the kind, the days and the page. */
export default function ReportsPage({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useStaffI18n();
  const [params, setParams] = useSearchParams();
  const address = useListAddress(FILTERS, { inPath: IN_PATH });
  const { kind, note } = kindNamed(useParams().kind, isAdmin);
  const range = rangeIn(params);
  const days = { from: range.from, to: range.to };
  const query = useGetReportQuery({ kind, page: address.search.page, ...days });
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
        onChange={(wanted) => address.show({ kind: wanted })}
      />
      <RangeChoice range={range} onChoose={setParams}>
        <SavedViews list="reports" address={address} />
      </RangeChoice>
      {hasFailed && <LoadState of={{ error, refetch }} failed={t('Failed to load the report')} />}
      {!hasFailed && <ReportFiles wanted={{ kind, ...days }} report={currentData} />}
      <ReportJobs />
      {!hasFailed && (
        <>
          {currentData?.totals && <ReportTotals totals={currentData.totals} />}
          <ReportTable kind={kind} report={currentData} isLoading={isFetching} pages={list.pages} />
          {note && <Hint>{t(note)}</Hint>}
        </>
      )}
    </>
  );
}
