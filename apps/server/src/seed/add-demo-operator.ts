import type { Passwords } from '@guildhall/domain/identity'
import { createIdGenerator } from '@guildhall/node-crypto'
import { createRepositories, type Database } from '@guildhall/postgres'
import { DEMO_PASSWORD } from './seed-demo.ts'

/** The operator of the demo. */
export const DEMO_OPERATOR_EMAIL = 'operator@demo.guildhall.example'

export interface DemoOperatorOptions {
  readonly database: Database
  readonly now: Date
  readonly passwords: Pick<Passwords, 'hash'>
}

/**
 * Adds a superadmin with the published password. Only with developers' tools: elsewhere whoever knows the password could set up the authenticator
 * app and run the marketplace. Rule: MOD-34.
 */
export async function addDemoOperator({ database, now, passwords }: DemoOperatorOptions): Promise<void> {
  await createRepositories(database.knex).operators.add({
    uuid: createIdGenerator({ now: () => now }).uuid(),
    email: DEMO_OPERATOR_EMAIL,
    name: 'Callum Nguyen',
    role: 'superadmin',
    passwordHash: await passwords.hash(DEMO_PASSWORD),
    twoFactor: null,
    createdAt: now,
    disabledAt: null,
  })
}
