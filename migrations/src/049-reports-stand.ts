import { sqlMigration } from './migration.ts'

/**
 * Reports are immutable: the database permits only settling a report and clearing its reporter, and refuses every other change and
 * every deletion. Rule: MOD-2.
 */
export const reportsStand = sqlMigration(
  '049-reports-stand',
  `
  create function refuse_report_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then raise exception 'Reports are never removed'; end if;
    if (new.uuid, new.subject_type, new.subject_uuid, new.reason, new.note, new.snapshot, new.created_at)
        is distinct from (old.uuid, old.subject_type, old.subject_uuid, old.reason, old.note, old.snapshot, old.created_at)
      or (new.reporter_uuid is distinct from old.reporter_uuid and new.reporter_uuid is not null) then
      raise exception 'Reports stand as they were made';
    end if;
    return new;
  end $$;
  create trigger reports_stand before update or delete on reports for each row execute function refuse_report_change();
  `,
  `
  drop trigger reports_stand on reports;
  drop function refuse_report_change();
  `,
)
