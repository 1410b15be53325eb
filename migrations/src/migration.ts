import type { Knex } from 'knex'

/** One step of the schema: `up` makes it, `down` takes it away again. Both run inside one transaction. */
export interface Migration {
  readonly name: string
  up(knex: Knex): Promise<void>
  down(knex: Knex): Promise<void>
}

/** A migration of plain SQL. Statements of one side go in one round trip, so a whole schema stands in a fraction of a second. */
export const sqlMigration = (name: string, up: string, down: string): Migration => ({
  name,
  up: async (knex) => {
    await knex.raw(escapeQuestionMarks(up))
  },
  down: async (knex) => {
    await knex.raw(escapeQuestionMarks(down))
  },
})

/** knex reads a bare `?` as a placeholder, also without bindings. */
const escapeQuestionMarks = (sql: string): string => sql.replaceAll('?', '\\?')
