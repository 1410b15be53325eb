import { sqlMigration } from './migration.ts'

/** Conversations do not show the placeholder address of people who were erased before. Rule: PRIV-8. */
export const erasedContactDetails = sqlMigration(
  '187-erased-contact-details',
  `
  update conversations c set contact_shared_at = null
  from accounts a
  where a.uuid = c.contractor_uuid and a.email = a.uuid || '@deleted.invalid' and c.contact_shared_at is not null;
  `,
  'select 1',
)
