import { sqlMigration } from './migration.ts'

/** Candidates whom a company has blocked without ever having contacted them. Rule: CONV-71. */
export const candidateBlocks = sqlMigration(
  '091-candidate-blocks',
  `
  create table candidate_blocks (
    company_uuid uuid not null references companies (uuid) on delete cascade,
    contractor_uuid uuid not null references accounts (uuid) on delete cascade,
    created_at timestamptz(3) not null,
    primary key (company_uuid, contractor_uuid)
  );
  create index candidate_blocks_contractor on candidate_blocks (contractor_uuid);
  `,
  `
  drop table candidate_blocks;
  `,
)
