-- In the database of a service: what its role owned belongs to mekong_owner, and the role can read and write rows only. May run
-- again at any time, also while the shop runs: psql -d mekong_auth -v role=mekong_auth -f take-over.sql, and so on.
BEGIN;
SET LOCAL lock_timeout = '10s';
REASSIGN OWNED BY :"role" TO mekong_owner;
-- As `--migrate` gives them for new tables (libs/service-defaults/src/service-rights.ts).
GRANT CONNECT, TEMPORARY ON DATABASE :"role" TO :"role";
GRANT USAGE ON SCHEMA public TO :"role";
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO :"role";
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO :"role";
COMMIT;
