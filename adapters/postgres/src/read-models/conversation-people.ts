/** A conversation (`c`) with what each side may see of the other: never an e-mail address or a phone number. Rule: PRIV-1. */
export const PEOPLE_COLUMNS = `c.*,
    s.first_name as sender_first_name, s.last_name as sender_last_name, s.profile_image as sender_picture,
    member.role as sender_title,
    a.first_name as contractor_first_name, a.last_name as contractor_last_name,
    coalesce(p.profile_picture, a.profile_image) as contractor_picture, p.job_title as contractor_title,
    company.name as company_name, company.website as company_website, company.image as company_image,
    company.employee_count as company_employee_count, company.verification as company_verification`

/** The tables of those columns. `conversations`: the table, or a query of some of its rows. */
export const peopleTables = (conversations = 'conversations'): string => `from ${conversations} c
  join companies company on company.uuid = c.company_uuid
  join accounts s on s.uuid = c.sender_uuid
  join accounts a on a.uuid = c.contractor_uuid
  left join company_members member on member.account_uuid = c.sender_uuid and member.company_uuid = c.company_uuid
  left join contractor_profiles p on p.uuid = c.contractor_uuid`
