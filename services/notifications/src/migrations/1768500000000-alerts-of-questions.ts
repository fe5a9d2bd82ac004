import { buildIndex } from '@mekong/service-defaults/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Alerts of questions are found by their question when it is answered. */
export class AlertsOfQuestions1768500000000 implements MigrationInterface {
  name = 'AlertsOfQuestions1768500000000';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await buildIndex(
      db,
      'alerts_of_question',
      "alerts ((facts ->> 'question_id')) WHERE what = 'question.asked'",
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX alerts_of_question');
  }
}
