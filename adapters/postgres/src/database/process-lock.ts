import type { Knex } from 'knex'

/** Does work that one process of the product at a time may do. */
export interface ProcessLock {
  /** Does the work, and returns true; false, at once, while another process has the lock. It ends with its process, however that ends. */
  tryRun(work: () => Promise<unknown>): Promise<boolean>
}

/** The driver's own connection: the lock belongs to it, and to no transaction, which would keep old rows from being removed. */
interface Connection {
  query(text: string, values: readonly unknown[]): Promise<{ rows: { taken: boolean }[] }>
}

/** A lock of this name among all processes on this database. */
export const createProcessLock = (knex: Knex, name: string): ProcessLock => ({
  tryRun: async (work) => {
    const connection = (await knex.client.acquireConnection()) as Connection
    const call = async (procedure: string): Promise<boolean> => {
      const { rows } = await connection.query(`select ${procedure}(hashtextextended($1, 0)) as taken`, [name])
      return rows[0]?.taken === true
    }
    try {
      if (!(await call('pg_try_advisory_lock'))) return false
      try {
        await work()
        return true
      } finally {
        // A connection that was lost has lost its lock.
        await call('pg_advisory_unlock').catch(() => false)
      }
    } finally {
      await knex.client.releaseConnection(connection)
    }
  },
})
