import { isEmail } from '@guildhall/domain/shared'
import type { InviteSkipReason } from '@guildhall/domain/companies'
import { t } from '../../shared/i18n/index.ts'

const separators = /[\s,;<>()"]+/

/** The typed or pasted addresses, in lower case, each once. Text without @ next to an address is a name ("Sam Okafor <sam@…>"). Rule: COMP-21. */
export function parseAddresses(text: string): readonly string[] {
  const parts = text
    .toLowerCase()
    .split(separators)
    .filter((part) => part !== '')
  const withSign = parts.filter((part) => part.includes('@'))
  return [...new Set(withSign.length > 0 ? withSign : parts)]
}

/** Why an address is invalid; undefined if it is valid. */
export const getAddressError = (address: string): string | undefined =>
  isEmail(address) ? undefined : t('not an e-mail address')

/** Why an address was not invited, with the next step. Rule: COMP-22. */
export const skipReasons: Readonly<Record<InviteSkipReason, string>> = {
  already_member: t('is in your team already'),
  already_invited: t('is invited already. You can send the link again from the team’s page'),
  too_many_mails: t('can get no more mails today. Try again tomorrow'),
  invalid: t('is not an e-mail address'),
}
