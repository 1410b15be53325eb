import type { Config } from '../config/read-config.ts'
import { DEMO_OPERATOR_EMAIL } from './add-demo-operator.ts'
import { DEMO_PASSWORD } from './seed-demo.ts'

const logins = [
  ['paying@demo.guildhall.example', 'employer with a subscription'],
  ['trial@demo.guildhall.example', 'employer on trial'],
  ['contractor@demo.guildhall.example', 'contractor'],
  [DEMO_OPERATOR_EMAIL, 'operator with all rights, at /staff'],
] as const

/** The lines printed below the ready line; none without the demo market. */
export const listDemoLogins = (seed: Config['seed']): readonly string[] =>
  seed === 'none'
    ? []
    : [`Demo logins, password "${DEMO_PASSWORD}":`, ...logins.map(([email, who]) => `  ${email.padEnd(36)} ${who}`)]
