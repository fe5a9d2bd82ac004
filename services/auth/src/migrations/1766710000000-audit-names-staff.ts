import type { MigrationInterface, QueryRunner } from 'typeorm';

const personal = `'{name,email,phone,address}'::text[]`;

const forgets = (name: string) => `
  CREATE OR REPLACE TRIGGER audit_log_forgets_users BEFORE UPDATE ON audit_log FOR EACH ROW
    WHEN (NOT (OLD.subject_type = 'user' AND ${name}
      AND NEW.before IS NOT DISTINCT FROM OLD.before - ${personal}
      AND NEW.after IS NOT DISTINCT FROM OLD.after - ${personal}))
    EXECUTE FUNCTION refuse_change()`;

const isBlanked = "NEW.subject_name = 'A former user'";

/** Of what staff did to their own account only the facts go when it is deleted: they are named there as who did it. */
export class AuditNamesStaff1766710000000 implements MigrationInterface {
  name = 'AuditNamesStaff1766710000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      forgets(
        `(${isBlanked} OR (NEW.subject_name = OLD.subject_name AND OLD.subject_id = OLD.actor_id::text))`,
      ),
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(forgets(isBlanked));
  }
}
