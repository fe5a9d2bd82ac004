import { Button } from 'antd';
import type { DayRange } from '../../../api/analytics-api';
import {
  reportFileUrl,
  useStartReportJobMutation,
  type FileFormat,
  type ReportKind,
} from '../../../api/reports-api';
import type { Report } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { Hint } from '../kit/hint';
import { useAct } from '../kit/use-act';
import styles from './report-files.module.css';

interface ReportFilesProps {
  wanted: DayRange & { kind: ReportKind };
  report: Report | undefined;
}

const FORMATS = [
  { format: 'csv', download: 'Download CSV', make: 'Make CSV' },
  { format: 'xlsx', download: 'Download XLSX', make: 'Make XLSX' },
] as const;

/** Downloads a report as a file, or starts a job for it when it is long. */
export function ReportFiles({ wanted, report }: ReportFilesProps) {
  const { t, language } = useStaffI18n();
  const act = useAct();
  const [startJob, { isLoading }] = useStartReportJobMutation();
  if (!report) return null;
  const isLong = report.total > report.mostRowsAtOnce;

  const make = (format: FileFormat) =>
    act(() => startJob({ ...wanted, format, language }).unwrap(), {
      done: t('The report is being made'),
      failed: t('Failed to make the report'),
    });

  return (
    <div className={styles.files}>
      <span>{report.total === 1 ? t('1 row') : t('{count} rows', { count: report.total })}</span>
      {FORMATS.map(({ format, download, make: makeLabel }) =>
        isLong ? (
          <Button key={format} loading={isLoading} onClick={() => void make(format)}>
            {t(makeLabel)}
          </Button>
        ) : (
          <Button key={format} href={reportFileUrl({ ...wanted, format, language })} download>
            {t(download)}
          </Button>
        ),
      )}
      {isLong && (
        <Hint>
          {t('This report is long: it is made in the background and can be downloaded below for a day.')}
        </Hint>
      )}
    </div>
  );
}
