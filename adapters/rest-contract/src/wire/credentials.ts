import { passwordConfirmationRules, passwordRules } from '@guildhall/domain/identity'
import { email as emailRule, required } from '@guildhall/domain/shared'
import { constrained, ruled } from './constrained.ts'
import { PASSWORD_EXAMPLES } from './examples.ts'
import { text } from './fields.ts'

/** A required e-mail address. */
export const email = ruled(text, [required, emailRule])

/** The own password as it is; the new one and its confirmation. */
export const ownPassword = constrained(text, { presence: 'not-empty' })
export const newPassword = {
  password: ruled(text, passwordRules, { examples: PASSWORD_EXAMPLES }),
  password_confirmation: ruled(text, passwordConfirmationRules, { examples: PASSWORD_EXAMPLES }),
}
