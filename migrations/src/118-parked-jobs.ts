import { sqlMigration } from './migration.ts'

/**
 * Jobs that wait for an operator, outside the queue, which removes what has ended; the last run of each scheduled work; and the last comparison
 * of the index with the database. Rules: MOD-62, MOD-64, MOD-65.
 */
export const parkedJobs = sqlMigration(
  '118-parked-jobs',
  `
  create table parked_jobs (
    reaction text not null,
    uuid uuid not null,
    event_type text not null,
    event jsonb not null,
    ordering_key text not null,
    place bigint not null,
    attempts integer not null,
    error text,
    since timestamptz(3) not null,
    parked_at timestamptz(3) not null,
    primary key (reaction, uuid)
  );

  create table scheduled_work (
    name text primary key,
    cron text,
    started_at timestamptz(3),
    ended_at timestamptz(3),
    error text
  );

  create table index_comparisons (
    id boolean primary key default true check (id),
    started_at timestamptz(3) not null,
    ended_at timestamptz(3) not null,
    in_database integer not null,
    in_index integer not null,
    missing integer not null,
    surplus integer not null,
    outdated integer not null,
    is_repair boolean not null,
    remaining integer not null
  );
  `,
  `
  drop table index_comparisons;
  drop table scheduled_work;
  drop table parked_jobs;
  `,
)
