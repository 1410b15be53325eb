import { rolesWith, type TeamPermission } from '@guildhall/domain/companies'

/** Condition for the members `m` of a company whose role has a permission. Rule: COMP-6. */
export const hasRoleWith = (permission: TeamPermission): string =>
  `m.role in (${rolesWith(permission)
    .map((role) => `'${role}'`)
    .join(', ')})`

/** The accounts that see the conversation `:conversationUuid`: contractor, sender, admins, and colleagues where it is shared. */
export const AUDIENCE = `
  select c.contractor_uuid as uuid from conversations c where c.uuid = :conversationUuid
  union
  select m.account_uuid from conversations c join company_members m on m.company_uuid = c.company_uuid
  where c.uuid = :conversationUuid
    and (${hasRoleWith('see-all-conversations')} or (c.shared and ${hasRoleWith('see-shared-conversations')})
      or (m.account_uuid = c.sender_uuid and ${hasRoleWith('see-own-conversations')}))`

/** These and the members of its company who may search: they see the state of the contact. */
export const CONTACT_AUDIENCE = `
  ${AUDIENCE}
  union
  select m.account_uuid from conversations c join company_members m on m.company_uuid = c.company_uuid
  where c.uuid = :conversationUuid and ${hasRoleWith('search')}`
