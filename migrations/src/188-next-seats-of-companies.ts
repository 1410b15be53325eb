import { sqlMigration } from './migration.ts'

/** The lower number of seats that a company has ordered for its next period: its team may not grow beyond it. Rule: COMP-14. */
export const nextSeatsOfCompanies = sqlMigration(
  '188-next-seats-of-companies',
  `
  alter table companies add column next_seats integer;
  update companies set next_seats = s.next_seats from subscriptions s
    where s.company_uuid = companies.uuid and s.ended_at is null and s.next_seats is not null;
  `,
  `
  alter table companies drop column next_seats;
  `,
)
