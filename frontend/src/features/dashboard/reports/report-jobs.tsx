import { Button, Progress } from 'antd';
import { jobFileUrl, useGetReportJobsQuery } from '../../../api/reports-api';
import type { ReportJob } from '../../../api/types';
import { useStaffI18n } from '../i18n/staff-i18n';
import { LoadState } from '../kit/load-state';
import { useRowReason } from '../kit/use-row-reason';
import styles from './report-jobs.module.css';
import { kindNamed } from '../kit/report-kinds';

const POLL_MS = 2_000;

/** The user's report jobs of the last day, with their progress. */
export function ReportJobs() {
  const { t } = useStaffI18n();
  const query = useWatchedJobs();
  const { data: jobs = [] } = query;
  return (
    <>
      <LoadState of={query} failed={t('Failed to load your reports')} />
      {jobs.length > 0 && <Jobs jobs={jobs} />}
    </>
  );
}

function Jobs({ jobs }: { jobs: ReportJob[] }) {
  const { t, day } = useStaffI18n();
  return (
    <section aria-labelledby="your-reports">
      <h2 id="your-reports" className={styles.title}>
        {t('Your reports')}
      </h2>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.job}>
            <span className={styles.about}>
              <strong>{t(kindNamed(job.kind, true).label)}</strong> {day(job.from)} – {day(job.to)},{' '}
              {job.format.toUpperCase()}
            </span>
            <JobState job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Polls every two seconds while a job is waiting. */
function useWatchedJobs() {
  const still = useGetReportJobsQuery();
  const isWaiting = still.data?.some(({ status }) => status === 'waiting') ?? false;
  useGetReportJobsQuery(undefined, { pollingInterval: isWaiting ? POLL_MS : 0 });
  return still;
}

function JobState({ job }: { job: ReportJob }) {
  const { t } = useStaffI18n();
  const reasonOf = useRowReason();
  if (job.status === 'failed') return <span className={styles.failed}>{reasonOf(job)}</span>;
  if (job.status === 'done') {
    return (
      <Button href={jobFileUrl(job.id)} download>
        {t('Download')}
      </Button>
    );
  }
  const { rows_done: done, rows_total: total } = job;
  const words = total === null ? t('Waiting...') : t('{done} of {total} rows', { done, total });
  return (
    <span className={styles.progress}>
      <Progress
        percent={total ? Math.floor((done / total) * 100) : 0}
        aria-label={words}
        showInfo={false}
        status="active"
      />
      {words}
    </span>
  );
}
