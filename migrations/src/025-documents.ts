import { sqlMigration } from './migration.ts'

/**
 * Uploaded documents: whether they were ever used, and since when they are unreferenced; every storage key, so that no bytes remain after
 * their file is deleted; several files per message; and views of CVs. Rules: FILE-12, FILE-14.
 */
export const documents = sqlMigration(
  '025-documents',
  `
  alter table files add column used_at timestamptz(3), add column unused_since timestamptz(3);
  update files set used_at = created_at;
  create index files_never_used on files (owner_uuid) where used_at is null;
  create index files_replaced on files (unused_since) where unused_since is not null;

  create table file_names (
    name text primary key,
    file_uuid uuid not null,
    announced_at timestamptz(3) not null
  );
  create index file_names_age on file_names (announced_at);
  insert into file_names (name, file_uuid, announced_at)
    select 'pictures/' || f.uuid || '-' || s.size || '.webp', f.uuid, f.created_at
    from files f cross join (values (512), (176), (56)) s (size)
    where f.purpose in ('profile-image', 'company-image');

  alter table messages add column docs jsonb not null default '[]';
  update messages set docs = jsonb_build_array(jsonb_build_object('url', m.doc, 'name', coalesce(f.original_name, 'document')))
    from messages m left join files f on f.url = m.doc
    where m.uuid = messages.uuid and m.doc is not null;
  create index messages_docs on messages using gin (docs jsonb_path_ops) where docs <> '[]';
  create index conversations_doc on conversations (doc) where doc is not null;
  create index companies_image on companies (image) where image is not null;

  create table cv_views (
    uuid uuid primary key,
    contractor_uuid uuid not null references accounts (uuid) on delete cascade,
    company_uuid uuid not null references companies (uuid) on delete cascade,
    viewer_uuid uuid references accounts (uuid) on delete set null,
    day date not null,
    opened_at timestamptz(3) not null
  );
  create unique index cv_views_once_a_day on cv_views (contractor_uuid, company_uuid, day);
  create index cv_views_newest on cv_views (contractor_uuid, opened_at desc, uuid desc);
  create index cv_views_company on cv_views (company_uuid);
  create index cv_views_viewer on cv_views (viewer_uuid);
  `,
  `
  drop table cv_views;
  drop index companies_image;
  drop index conversations_doc;
  alter table messages drop column docs;
  drop table file_names;
  alter table files drop column used_at, drop column unused_since;
  `,
)
