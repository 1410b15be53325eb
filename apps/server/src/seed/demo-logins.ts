import type { Config } from '../config/read-config.ts'
import { DEMO_OPERATOR_EMAIL } from './add-demo-operator.ts'
import { DEMO_PASSWORD } from './seed-demo.ts'

const logins = [
  ['paying@demo.guildhall.example', 'employer with a subscription'],
  ['trial@demo.guildhall.example', 'employer on trial'],
  ['contractor@demo.guildhall.example', 'contractor'],
] as const
const operator = [DEMO_OPERATOR_EMAIL, 'operator with all rights, at /staff'] as const

type DemoConfig = Pick<Config, 'devTools' | 'production' | 'seed'>

/**
 * The lines printed below the ready line; none without the demo market, or in production, and no operator without developers' tools.
 * Rules: BASE-26, MOD-34.
 */
export const listDemoLogins = ({ devTools, production, seed }: DemoConfig): readonly string[] => {
  if (seed === 'none' || production) return []
  const all = devTools === 'on' ? [...logins, operator] : logins
  return [`Demo logins, password "${DEMO_PASSWORD}":`, ...all.map(([email, who]) => `  ${email.padEnd(36)} ${who}`)]
}
