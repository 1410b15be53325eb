import { sqlMigration } from './migration.ts'

/**
 * Names in notifications and system lines become references to accounts, or go where the text does not tell whose they are. Rule: PRIV-18.
 */
export const namesInStoredTexts = sqlMigration(
  '092-names-in-stored-texts',
  String.raw`
  update notifications n
  set text = regexp_replace(
    n.text,
    case when n.type = 'new-message' then '^(New message from ).*$'
      else '^.*?( is interested| declined(?:: .*)?| did not answer your request in time| shared their contact details with you)$' end,
    case when n.type = 'new-message' then '\1{name:' || c.contractor_uuid || '}' else '{name:' || c.contractor_uuid || '}\1' end
  )
  from conversations c
  where c.uuid = n.conversation_uuid and n.account_uuid <> c.contractor_uuid
    and n.type in ('new-message', 'request-accepted', 'request-declined', 'request-expired', 'contact-shared');
  update notifications set text = 'A member has left; their conversations are yours now' where type = 'member-left';
  update notifications set text = 'Somebody has joined your team' where type = 'member-joined';
  update messages set body = 'A colleague has taken over this conversation.'
  where kind = 'system' and body like '% has taken over this conversation from %.';
  update messages set body = 'An account is being deleted, so this request has ended.'
  where kind = 'system' and body like '% is deleting their account, so this request has ended.';
  `,
  // The names are not stored any more; the texts stay as they are.
  'select 1',
)
