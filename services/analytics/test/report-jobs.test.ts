import {
  createTestDatabase,
  query,
  serviceEnv,
  staff,
  otherServices,
  apiClient,
  waitFor,
} from '@mekong/testing';
import { start } from '../src/service.js';

const owner = staff('admin');
const request = { kind: 'searches', format: 'csv', from: '2025-01-01', to: '2025-01-01' };

it('a job left by a stopped service is made once by the replicas that start next', async () => {
  const database = await createTestDatabase('analytics');
  const env = serviceEnv(database.url);
  const run = () => start(env, { bus: otherServices('analytics').bus });
  const first = await run();
  await first.close();
  await query(
    database.url,
    `INSERT INTO missed_searches SELECT '2025-01-01'::date, 'term ' || n, 1 FROM generate_series(1, 3000) AS n`,
  );
  const id = crypto.randomUUID();
  await query(
    database.url,
    `INSERT INTO report_jobs (id, owner_id, kind, format, from_day, to_day) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, owner.userId, request.kind, request.format, request.from, request.to],
  );
  await query(database.url, 'INSERT INTO report_progress (job_id, attempts) VALUES ($1, 1)', [id]);

  const replicas = await Promise.all([run(), run()]);
  try {
    const api = apiClient(replicas[0]!.url, owner);
    const job = await waitFor(async () => {
      const [only] = (await api.get('/api/reports/jobs')).body.jobs;
      return only.status === 'waiting' ? undefined : only;
    });
    expect(job).toMatchObject({ id, status: 'done', rows_done: 3000 });
    const [progress] = await query(database.url, 'SELECT attempts FROM report_progress');
    expect(progress!.attempts).toBe(2);
  } finally {
    await Promise.all(replicas.map((replica) => replica.close()));
    await database.drop();
  }
});
