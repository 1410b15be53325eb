/**
 * SQL of the keys of the companies that must not see a contractor: a company's uuid, or a name or a website's domain that it may have. Those of
 * a company are in `hidden-candidates.ts`. Rules: PROF-24, SRCH-81.
 */
export const hidingKeys = (contractor: string): string => `
  select 'company ' || company_uuid as key from conversations where contractor_uuid = ${contractor} and status = 'blocked'
  union all select 'company ' || company_uuid from candidate_blocks where contractor_uuid = ${contractor}
  union all select 'company ' || company_uuid from hidden_companies where contractor_uuid = ${contractor} and company_uuid is not null
  union all select 'name ' || name_key from hidden_companies where contractor_uuid = ${contractor} and company_uuid is null
  union all select 'domain ' || domain from hidden_companies where contractor_uuid = ${contractor} and domain is not null`
