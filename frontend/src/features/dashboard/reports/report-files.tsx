import { Button } from 'antd';
import type { DayRange } from '../../../api/analytics-api';
import {
  reportFileUrl,
  useStartReportJobMutation,
  type FileFormat,
  type ReportKind,
} from '../../../api/reports-api';
import type { Report } from '../../../api/types';
import { toast } from '../../../lib/toast';
import { toastFailure } from '../../../lib/toast-failure';
import { useStaffI18n } from '../i18n/staff-i18n';
import styles from './reports.module.css';

interface ReportFilesProps {
  wish: DayRange & { kind: ReportKind };
  report: Report | undefined;
}

const FORMATS = [
  { format: 'csv', download: 'Download CSV', make: 'Make CSV' },
  { format: 'xlsx', download: 'Download XLSX', make: 'Make XLSX' },
] as const;

/** A report as a file: at once, or made in the background when it is long. */
export function ReportFiles({ wish, report }: ReportFilesProps) {
  const { t, translateProblem, language } = useStaffI18n();
  const [startJob, { isLoading }] = useStartReportJobMutation();
  if (!report) return null;
  const isLong = report.total > report.mostRowsAtOnce;

  const make = async (format: FileFormat) => {
    try {
      await startJob({ ...wish, format, language }).unwrap();
      toast.success(t('The report is being made'));
    } catch (error) {
      toastFailure(t('Failed to make the report'), error, translateProblem);
    }
  };

  return (
    <div className={styles.files}>
      <span>{report.total === 1 ? t('1 row') : t('{count} rows', { count: report.total })}</span>
      {FORMATS.map(({ format, download, make: makeLabel }) =>
        isLong ? (
          <Button key={format} loading={isLoading} onClick={() => void make(format)}>
            {t(makeLabel)}
          </Button>
        ) : (
          <Button key={format} href={reportFileUrl({ ...wish, format, language })} download>
            {t(download)}
          </Button>
        ),
      )}
      {isLong && (
        <p className={styles.small}>
          {t('This report is long: it is made in the background and can be downloaded below for a day.')}
        </p>
      )}
    </div>
  );
}
