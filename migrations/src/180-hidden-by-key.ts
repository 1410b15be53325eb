import { sqlMigration } from './migration.ts'

/**
 * Candidates carry the keys of the companies that must not see them, so that searches name the company instead of the people. The indexes find
 * who has begun to hide a moment ago. Rule: SRCH-81.
 */
export const hiddenByKey = sqlMigration(
  '180-hidden-by-key',
  `
  alter table candidate_documents add column hidden_from text[] collate "C";
  with hiding as (
    select contractor_uuid, array_agg(distinct key collate "C" order by key collate "C") as keys
    from (
      select contractor_uuid, 'company ' || company_uuid as key from conversations where status = 'blocked'
      union all select contractor_uuid, 'company ' || company_uuid from candidate_blocks
      union all select contractor_uuid, 'company ' || company_uuid from hidden_companies where company_uuid is not null
      union all select contractor_uuid, 'name ' || name_key from hidden_companies where company_uuid is null
      union all select contractor_uuid, 'domain ' || domain from hidden_companies where domain is not null
    ) one
    group by contractor_uuid
  )
  update candidate_documents set
    hidden_from = keys,
    document = cast(cast(document as jsonb) || jsonb_build_object('hiddenFrom', keys) as json)
  from hiding where uuid = contractor_uuid;
  drop index hidden_companies_name, hidden_companies_domain, hidden_companies_company;
  create index hidden_companies_name on hidden_companies (name_key, created_at);
  create index hidden_companies_domain on hidden_companies (domain, created_at) where domain is not null;
  create index hidden_companies_company on hidden_companies (company_uuid, created_at) where company_uuid is not null;
  create index candidate_blocks_since on candidate_blocks (company_uuid, created_at);
  `,
  `
  drop index candidate_blocks_since, hidden_companies_name, hidden_companies_domain, hidden_companies_company;
  create index hidden_companies_name on hidden_companies (name_key);
  create index hidden_companies_domain on hidden_companies (domain) where domain is not null;
  create index hidden_companies_company on hidden_companies (company_uuid) where company_uuid is not null;
  update candidate_documents set document = cast(cast(document as jsonb) - 'hiddenFrom' as json) where hidden_from is not null;
  alter table candidate_documents drop column hidden_from;
  `,
)
