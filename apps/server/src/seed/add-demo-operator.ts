import { createIdGenerator } from '@guildhall/node-crypto'
import { createRepositories, type Database } from '@guildhall/postgres'

/** The operator of the demo. */
export const DEMO_OPERATOR_EMAIL = 'operator@demo.guildhall.example'

/** Adds a superadmin, who needs no authenticator app where developers' tools are on. Rule: MOD-17. */
export async function addDemoOperator(
  knex: Database['knex'],
  { now, passwordHash }: { readonly now: Date; readonly passwordHash: string },
): Promise<void> {
  await createRepositories(knex).operators.add({
    uuid: createIdGenerator({ now: () => now }).uuid(),
    email: DEMO_OPERATOR_EMAIL,
    name: 'Callum Nguyen',
    role: 'superadmin',
    passwordHash,
    twoFactor: null,
    createdAt: now,
    disabledAt: null,
  })
}
