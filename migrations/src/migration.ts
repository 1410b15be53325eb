import type { Knex } from 'knex'

/** A migration: `up` applies it, `down` reverts it. Both run in one transaction. */
export interface Migration {
  readonly name: string
  up(knex: Knex): Promise<void>
  down(knex: Knex): Promise<void>
}

/** A migration in plain SQL. The statements of each direction are sent in one round trip, which is fast. */
export const sqlMigration = (name: string, up: string, down: string): Migration => ({
  name,
  up: async (knex) => {
    await knex.raw(escapeQuestionMarks(up))
  },
  down: async (knex) => {
    await knex.raw(escapeQuestionMarks(down))
  },
})

/** knex treats a bare `?` as a placeholder, even without bindings. */
const escapeQuestionMarks = (sql: string): string => sql.replaceAll('?', '\\?')
