import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'

const SECRET_BYTES = 32

/** Returns the secret with this name, creating it on first use; concurrent processes get the same one. */
export async function getOrCreateSecret(knex: Knex, name: string): Promise<Uint8Array> {
  await knex('secrets')
    .insert({ name, value: randomBytes(SECRET_BYTES).toString('hex') })
    .onConflict('name')
    .ignore()
  const { value } = (await knex('secrets').where({ name }).first<{ value: string }>('value')) ?? { value: '' }
  return Buffer.from(value, 'hex')
}
