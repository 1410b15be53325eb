import { sqlMigration } from './migration.ts'

/**
 * Who hides from a company keeps hiding from it, whatever it is called later: the company's uuid where it was chosen, and every name and website
 * that a company ever had. Rule: PROF-24.
 */
export const hiddenCompanyIdentities = sqlMigration(
  '095-hidden-company-identities',
  `
  create table company_names (
    company_uuid uuid not null references companies (uuid) on delete cascade,
    name text not null,
    website text not null,
    primary key (company_uuid, name, website)
  );
  insert into company_names select uuid, name, coalesce(website, '') from companies;

  create function remember_company_name() returns trigger language plpgsql as $$
  begin
    insert into company_names values (new.uuid, new.name, coalesce(new.website, '')) on conflict do nothing;
    return null;
  end $$;
  create trigger companies_names after insert or update of name, website on companies
    for each row execute function remember_company_name();

  alter table hidden_companies add column company_uuid uuid references companies (uuid) on delete set null;
  drop index hidden_companies_once;
  create unique index hidden_companies_once on hidden_companies (contractor_uuid, name_key) where company_uuid is null;
  create unique index hidden_companies_company_once on hidden_companies (contractor_uuid, company_uuid);
  create index hidden_companies_company on hidden_companies (company_uuid) where company_uuid is not null;
  `,
  `
  drop index hidden_companies_company, hidden_companies_company_once, hidden_companies_once;
  alter table hidden_companies drop column company_uuid;
  create unique index hidden_companies_once on hidden_companies (contractor_uuid, name_key);
  drop trigger companies_names on companies;
  drop function remember_company_name();
  drop table company_names;
  `,
)
