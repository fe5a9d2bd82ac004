import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { REPORT_PAGE_SIZE, useGetReportQuery } from '../../../api/reports-api';
import { rangeIn } from '../analytics/day-range';
import { RangeChoice } from '../analytics/range-choice';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { LoadState } from '../kit/load-state';
import { PageHead } from '../kit/page-head';
import { SectionTabs } from '../kit/section-tabs';
import { useList } from '../kit/use-list';
import { useListAddress } from '../kit/use-list-address';
import { kindNamed, REPORT_KINDS } from './report-kinds';
import { ReportFiles } from './report-files';
import { ReportJobs } from './report-jobs';
import { ReportTable } from './report-table';
import { ReportTotals } from './report-totals';

/** The reports; the address holds the kind, the days and the page. */
export default function ReportsPage({ isAdmin }: { isAdmin: boolean }) {
  const { t } = useStaffI18n();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const address = useListAddress({});
  const { kind, note } = kindNamed(useParams().kind, isAdmin);
  const range = rangeIn(params);
  const days = { from: range.from, to: range.to };
  const query = useGetReportQuery({ kind, page: address.search.page, ...days });
  const { currentData, error, isFetching, refetch } = query;
  // Never shows the page of another report while loading.
  const list = useList({ ...query, data: currentData }, address, REPORT_PAGE_SIZE);
  const hasFailed = error !== undefined && !isFetching;

  const tabs = REPORT_KINDS.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
  const showKind = (wanted: string) => {
    const words = new URLSearchParams(params);
    words.delete('page');
    void navigate({ pathname: `/seller-dashboard/reports/${wanted}`, search: words.toString() });
  };

  return (
    <>
      <PageHead title={t('Reports')} />
      <SectionTabs
        aria-label={t('Kind of report')}
        activeKey={kind}
        items={tabs.map(({ kind: key, label }) => ({ key, label: t(label) }))}
        onChange={showKind}
      />
      <RangeChoice range={range} onChoose={setParams} />
      {hasFailed && <LoadState of={{ error, refetch }} failed={t('Failed to load the report')} />}
      {!hasFailed && <ReportFiles wanted={{ kind, ...days }} report={currentData} />}
      <ReportJobs />
      {!hasFailed && (
        <>
          {currentData?.totals && <ReportTotals totals={currentData.totals} />}
          <ReportTable report={currentData} isLoading={isFetching} pages={list.pages} />
          {note && <Hint>{t(note)}</Hint>}
        </>
      )}
    </>
  );
}
