import type { EmailChange, EmailRestoration, PasswordReset } from '@guildhall/domain/identity'
import { mapColumns } from './map-columns.ts'

export const emailRestorationMapper = mapColumns<EmailRestoration>()([
  'tokenHash',
  'accountUuid',
  'email',
  'createdAt',
  'expiresAt',
])

export const passwordResetMapper = mapColumns<PasswordReset>()(['tokenHash', 'accountUuid', 'email', 'expiresAt'])

export const emailChangeMapper = mapColumns<EmailChange, { attempts: 'tries' }>({ attempts: 'tries' })([
  'accountUuid',
  'uuid',
  'email',
  'codeHash',
  'attempts',
  'expiresAt',
])
