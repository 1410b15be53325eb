import type { EmailChange, PasswordReset } from '@guildhall/domain/identity'
import { mapColumns } from './map-columns.ts'

export const passwordResetMapper = mapColumns<PasswordReset>()(['tokenHash', 'accountUuid', 'email', 'expiresAt'])

export const emailChangeMapper = mapColumns<EmailChange, { attempts: 'tries' }>({ attempts: 'tries' })([
  'accountUuid',
  'uuid',
  'email',
  'codeHash',
  'attempts',
  'expiresAt',
])
