import { createMigratedDatabase } from '../../testing/index.ts'
import { expect, it } from 'vitest'
import { countConnections } from './count-connections.ts'
import { createDatabase } from './create-database.ts'

it('counts the connections of the running product, not those of a command', async () => {
  const product = await createMigratedDatabase()
  const command = createDatabase({ url: product.url, applicationName: 'guildhall-command' })
  await command.ping()
  const before = await countConnections(command.knex)
  await product.ping()
  expect([before, await countConnections(command.knex)]).toEqual([0, 1])
  await command.close()
  await product.drop()
})
