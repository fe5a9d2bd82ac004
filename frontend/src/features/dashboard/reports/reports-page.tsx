import { useNavigate, useParams, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { REPORT_PAGE_SIZE, useGetReportQuery } from '../../../api/reports-api';
import { LoadError } from '../../../components/notices';
import { rangeIn } from '../analytics/day-range';
import { RangeChoice } from '../analytics/range-choice';
import { useStaffI18n } from '../i18n/staff-i18n';
import { PageHead } from '../kit/page-head';
import { SectionTabs } from '../kit/section-tabs';
import { useLastPage } from '../kit/use-last-page';
import { kindNamed, REPORT_KINDS } from './report-kinds';
import { ReportFiles } from './report-files';
import { ReportJobs } from './report-jobs';
import { ReportTable } from './report-table';
import { ReportTotals } from './report-totals';
import styles from './reports.module.css';

/** Five kinds of reports; the address holds which, of which days, and the page. */
export default function ReportsPage({ isAdmin }: { isAdmin: boolean }) {
  const { t, translateProblem } = useStaffI18n();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { kind, note } = kindNamed(useParams().kind, isAdmin);
  const range = rangeIn(params);
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const days = { from: range.from, to: range.to };
  const query = useGetReportQuery({ kind, page, ...days });
  const { currentData, error, isFetching, refetch } = query;
  const hasFailed = error !== undefined && !isFetching;

  const tabs = REPORT_KINDS.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
  const showKind = (wanted: string) => {
    const words = new URLSearchParams(params);
    words.delete('page');
    void navigate({ pathname: `/seller-dashboard/reports/${wanted}`, search: words.toString() });
  };
  const showPage = (wanted: number, options?: NavigateOptions) => {
    const words = new URLSearchParams(params);
    words.set('page', String(wanted));
    setParams(words, options);
  };
  useLastPage(query, page, REPORT_PAGE_SIZE, (last) => showPage(last, { replace: true }));

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
      {hasFailed && (
        <LoadError message={translateProblem(error) ?? t('Failed to load the report')} onRetry={refetch} />
      )}
      {!hasFailed && <ReportFiles wish={{ kind, ...days }} report={currentData} />}
      <ReportJobs />
      {!hasFailed && (
        <>
          {currentData?.totals && <ReportTotals totals={currentData.totals} />}
          <ReportTable report={currentData} isLoading={isFetching} onPage={(wanted) => showPage(wanted)} />
          {note && <p className={styles.small}>{t(note)}</p>}
        </>
      )}
    </>
  );
}
