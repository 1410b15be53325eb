import { sqlMigration } from './migration.ts'

/** Contractor profiles with their entries, and metadata of uploaded files. Rules: PROF-1, FILE-3. */
export const contractorProfiles = sqlMigration(
  '003-contractor-profiles',
  `
  create table contractor_profiles (
    uuid uuid primary key references accounts (uuid) on delete cascade,
    first_name text not null,
    last_name text not null,
    job_title text,
    introduction text,
    location_title text,
    latitude double precision check (latitude between -90 and 90),
    longitude double precision check (longitude between -180 and 180),
    country_code text,
    province_code text,
    opportunity_type text check (opportunity_type in ('contract', 'permanent', 'any')),
    workplace_type text check (workplace_type in ('Any type', 'Remote', 'Hybrid', 'On-site')),
    availability integer check (availability >= 0),
    availability_confirmed_at timestamptz(3),
    contract_min integer check (contract_min >= 0),
    rate double precision check (rate >= 0),
    currency text check (currency in ('AUD', 'USD', 'ZAR')),
    permanent_rate double precision check (permanent_rate >= 0),
    permanent_currency text check (permanent_currency in ('AUD', 'USD', 'ZAR')),
    profile_picture text,
    cv_url text,
    cv_name text,
    cv_visibility text not null check (cv_visibility in ('employers', 'after-acceptance')),
    industries text[] not null,
    skills text[] not null,
    languages text[] not null,
    vetting_status text not null
      check (vetting_status in ('incomplete', 'pending', 'approved', 'changes_requested', 'rejected', 'suspended')),
    status text not null check (status in ('new', 'reviewed')),
    paused boolean not null,
    updated_at timestamptz(3) not null
  );
  create index contractor_profiles_searchable on contractor_profiles (uuid)
    where vetting_status = 'approved' and not paused;

  create table work_experiences (
    contractor_uuid uuid not null references contractor_profiles (uuid) on delete cascade,
    uuid uuid not null,
    position integer not null,
    title text not null,
    company text not null,
    location text,
    description text,
    current_work boolean not null,
    start_date date not null,
    end_date date,
    skills text[] not null,
    primary key (contractor_uuid, uuid),
    check (end_date is null or start_date <= end_date),
    check (not current_work or end_date is null)
  );

  create table qualifications (
    contractor_uuid uuid not null references contractor_profiles (uuid) on delete cascade,
    uuid uuid not null,
    position integer not null,
    qualification text not null,
    education_type text not null,
    institution text not null,
    date_graduated date,
    currently_completing boolean not null,
    primary key (contractor_uuid, uuid)
  );

  create table files (
    uuid uuid primary key,
    owner_uuid uuid not null references accounts (uuid) on delete cascade,
    purpose text not null check (purpose in ('profile-image', 'company-image', 'cv', 'message')),
    original_name text not null,
    content_type text not null,
    size bigint not null check (size >= 0),
    url text not null,
    created_at timestamptz(3) not null
  );
  create index files_owner on files (owner_uuid, created_at desc);
  create index files_url on files (url);
  `,
  `
  drop table files;
  drop table qualifications;
  drop table work_experiences;
  drop table contractor_profiles;
  `,
)
