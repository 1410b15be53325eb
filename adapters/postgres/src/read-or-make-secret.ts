import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'

const bytes = 32

/** The secret of that name, made when it is first asked for; processes that ask at once get the same one. */
export async function readOrMakeSecret(knex: Knex, name: string): Promise<Uint8Array> {
  await knex('secrets')
    .insert({ name, value: randomBytes(bytes).toString('hex') })
    .onConflict('name')
    .ignore()
  const { value } = (await knex('secrets').where({ name }).first<{ value: string }>('value')) ?? { value: '' }
  return Buffer.from(value, 'hex')
}
