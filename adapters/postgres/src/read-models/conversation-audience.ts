/** The accounts that see the conversation `:conversationUuid`: contractor, sender, admins, and colleagues where it is shared. */
export const AUDIENCE = `
  select c.contractor_uuid as uuid from conversations c where c.uuid = :conversationUuid
  union
  select c.sender_uuid from conversations c where c.uuid = :conversationUuid
  union
  select m.account_uuid from conversations c join company_members m on m.company_uuid = c.company_uuid
  where c.uuid = :conversationUuid and (m.role = 'admin' or (c.shared and m.role <> 'billing'))`

/** These and the members of its company who may search: they see the state of the contact. */
export const CONTACT_AUDIENCE = `
  ${AUDIENCE}
  union
  select m.account_uuid from conversations c join company_members m on m.company_uuid = c.company_uuid
  where c.uuid = :conversationUuid and m.role <> 'billing'`
