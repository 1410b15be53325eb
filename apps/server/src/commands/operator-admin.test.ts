import { createRepositories } from '@guildhall/postgres'
import { createMigratedDatabase, type MigratedDatabase } from '@guildhall/postgres/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOperatorAdmin } from './operator-admin.ts'

const NOW = new Date('2026-03-02T09:00:00.000Z')

let database: MigratedDatabase
let make: ReturnType<typeof createOperatorAdmin>
beforeAll(async () => {
  database = await createMigratedDatabase()
  make = createOperatorAdmin({
    clock: { now: () => NOW },
    knex: database.knex,
    publicUrl: 'https://guildhall.example',
  })
})
afterAll(() => database.drop())

describe('the command for operators', () => {
  const first = { address: 'Ada@guildhall.example', name: 'Ada Okoye', role: 'superadmin' } as const

  // MOD-13
  it('adds the first operator, and makes a new link for one who exists', async () => {
    const { operators } = createRepositories(database.knex)
    const made = await make(first)
    expect(made).toMatchObject({ isMade: true })
    expect(made.text).toMatch(
      /^ada@guildhall\.example, superadmin\..* once, for 72 hours:\nhttps:\/\/guildhall\.example\/staff\/link#[\w-]{43}$/,
    )
    const again = await make({ ...first, role: 'vetter' })
    expect(again.text).toContain('ada@guildhall.example, superadmin.')
    expect(again.text).not.toBe(made.text)
    expect(await operators.list()).toMatchObject([{ name: 'Ada Okoye', role: 'superadmin', passwordHash: null }])
  })

  // MOD-13
  it('says why it refuses', async () => {
    expect(await make({ ...first, address: 'ada' })).toEqual({
      isMade: false,
      text: expect.stringMatching(/^--address: /),
    })
    await database.knex('operators').update({ disabledAt: NOW })
    expect(await make(first)).toEqual({ isMade: false, text: 'This operator was disabled, and stays so.' })
  })
})
