import { sqlMigration } from './migration.ts'

/** Announcements that were made, with who made them and how many people they were for. Rule: MOD-67. */
export const announcements = sqlMigration(
  '119-announcements',
  `
  create table announcements (
    uuid uuid primary key,
    at timestamptz(3) not null,
    operator_uuid uuid references operators (uuid) on delete set null,
    audience text not null check (audience in ('everybody', 'contractors', 'employers')),
    title text not null,
    text text not null,
    link text,
    recipients integer not null
  );
  create index announcements_newest on announcements (at desc, uuid desc);
  `,
  `drop table announcements;`,
)
