import type { Operator } from '../../src/index.ts'
import { TEST_NOW } from './people.ts'

/** Ada, a superadmin with a password and without an authenticator app. */
export const anOperator = (changes: Partial<Operator> = {}): Operator => ({
  uuid: '01900000-0000-7000-8000-0000000000d1',
  email: 'ada@guildhall.example',
  name: 'Ada Okoye',
  role: 'superadmin',
  passwordHash: 'hash:a fine long password',
  twoFactor: null,
  createdAt: TEST_NOW,
  disabledAt: null,
  ...changes,
})
