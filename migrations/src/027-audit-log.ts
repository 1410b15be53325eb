import { sqlMigration } from './migration.ts'

/**
 * Audit log of admins and operators. The database refuses to change or delete an entry; no entry references a row whose deletion
 * would cascade to it. Rule: MOD-8.
 */
export const auditLog = sqlMigration(
  '027-audit-log',
  `
  create table audit_log (
    uuid uuid primary key,
    company_uuid uuid,
    actor_uuid uuid,
    action text not null,
    subject_uuid uuid,
    details jsonb not null,
    at timestamptz(3) not null
  );
  create index audit_log_company on audit_log (company_uuid, at desc, uuid desc);

  create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'The audit log is append-only'; end $$;
  create trigger audit_log_append_only before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_change();
  `,
  `
  drop table audit_log;
  drop function refuse_audit_change();
  `,
)
