import { randomUUID } from 'node:crypto'
import { DependencyUnavailable, err, ok } from '@guildhall/domain/shared'
import type { ProductEvent } from '@guildhall/domain/notifications'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addPeople,
  createRequest,
  createMigratedDatabase,
  type MigratedDatabase,
  type People,
} from '../testing/index.ts'
import { createDatabase } from './database/create-database.ts'
import { createRepositories } from './repositories/index.ts'
import { createUnitOfWork } from './unit-of-work.ts'

let database: MigratedDatabase
let people: People

beforeAll(async () => {
  database = await createMigratedDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  people = await addPeople(database.knex)
})

const started = (conversationUuid: string): ProductEvent => ({
  uuid: randomUUID(),
  at: '2026-03-02T09:00:00.000Z',
  type: 'conversation-started',
  conversationUuid,
})

const jobsAbout = async (conversationUuid: string): Promise<string[]> => {
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(
    `select name from pgboss.job where data -> 'event' ->> 'conversationUuid' = ?`,
    [conversationUuid],
  )
  return rows.map(({ name }) => name).toSorted()
}

const find = (uuid: string) => createRepositories(database.knex).conversations.find(uuid)

describe('a unit of work', () => {
  it('commits changes with one job for each reaction that does not ignore the event', async () => {
    const request = createRequest(people)
    const result = await createUnitOfWork(database.knex).run(async ({ conversations, outbox }) => {
      await conversations.add(request)
      await outbox.add(started(request.uuid))
      return ok('done')
    })
    expect(result).toEqual(ok('done'))
    expect(await find(request.uuid)).toEqual(request)
    expect(await jobsAbout(request.uuid)).toEqual(['reaction-channel', 'reaction-mail', 'reaction-notify'])
  })

  // BASE-13
  it('leaves neither row nor job after a failed result, and returns it', async () => {
    const request = createRequest(people)
    const result = await createUnitOfWork(database.knex).run(async ({ conversations, outbox }) => {
      await conversations.add(request)
      await outbox.add(started(request.uuid))
      return err('forbidden', { by: 'test' })
    })
    expect(result).toEqual(err('forbidden', { by: 'test' }))
    expect(await find(request.uuid)).toBeNull()
    expect(await jobsAbout(request.uuid)).toEqual([])
  })

  // BASE-13
  it('leaves neither row nor job after an exception', async () => {
    const request = createRequest(people)
    const failing = createUnitOfWork(database.knex).run(async ({ conversations, outbox }) => {
      await conversations.add(request)
      await outbox.add(started(request.uuid))
      throw new Error('a bug')
    })
    await expect(failing).rejects.toThrow('a bug')
    expect(await find(request.uuid)).toBeNull()
    expect(await jobsAbout(request.uuid)).toEqual([])
  })

  it('admits one of two concurrent requests, and the other can still read', async () => {
    const requests = [createRequest(people), createRequest(people)]
    const results = await Promise.all(
      requests.map((request) =>
        createUnitOfWork(database.knex).run(async ({ conversations }) => {
          const added = await conversations.add(request)
          const standing = await conversations.findLatest(request.companyUuid, request.contractorUuid)
          return ok({ added, standing: standing?.uuid })
        }),
      ),
    )
    const answers = results.map((result) => (result.ok ? result.value : null))
    expect(new Set(answers.map((answer) => answer?.added))).toEqual(new Set(['added', 'duplicate']))
    const winner = requests[answers.findIndex((answer) => answer?.added === 'added')]
    expect(answers.map((answer) => answer?.standing)).toEqual([winner?.uuid, winner?.uuid])
  })

  it('serializes two concurrent answers to one request', async () => {
    const request = createRequest(people)
    await createRepositories(database.knex).conversations.add(request)
    const answer = (status: 'active' | 'declined') =>
      createUnitOfWork(database.knex).run(async ({ conversations }) => {
        const found = await conversations.findForUpdate(request.uuid)
        if (found?.status !== 'pending') return err('answered')
        await conversations.save({ ...found, status })
        return ok(status)
      })
    const results = await Promise.all([answer('active'), answer('declined')])
    expect(results.filter(({ ok: won }) => won)).toHaveLength(1)
  })

  // BASE-53
  it('lets any number of writers to one conversation wait without a connection', async () => {
    const small = createDatabase({ url: database.url, poolSize: 4 })
    const { run } = createUnitOfWork(small.knex)
    const request = createRequest(people, { status: 'active' })
    await createRepositories(database.knex).conversations.add(request)
    const gate = Promise.withResolvers<void>()
    const order: number[] = []
    const write = (number: number) =>
      run(
        async ({ conversations }) => {
          await conversations.findForUpdate(request.uuid)
          if (number === 0) await gate.promise
          order.push(number)
          return number === 1 ? err('refused') : ok(number)
        },
        { inTurn: request.uuid },
      )
    const writers = Array.from({ length: 40 }, (_, number) => write(number))
    const others = await Promise.all(
      ['a', 'b', 'c'].map((key) => run(async ({ accounts }) => ok(await accounts.countActive(null)), { inTurn: key })),
    )
    expect(others.every(({ ok: isDone }) => isDone)).toBe(true)
    expect(order).toEqual([])
    gate.resolve()
    await Promise.all(writers)
    expect(order).toEqual(Array.from({ length: 40 }, (_, number) => number))
    await small.close()
  })

  it('reports a second open request of one pair as a duplicate and continues the transaction', async () => {
    const standing = createRequest(people)
    const declined = createRequest(people, { status: 'declined' })
    const result = await createUnitOfWork(database.knex).run(async ({ conversations }) => {
      await conversations.add(standing)
      await conversations.add(declined)
      const saved = await conversations.save({ ...declined, status: 'active' })
      return ok([saved, (await conversations.findForUpdate(declined.uuid))?.status])
    })
    expect(result).toEqual(ok(['duplicate', 'declined']))
  })

  it('retries work after a deadlock', async () => {
    const [one, two] = [people.company.uuid, (await addPeople(database.knex)).company.uuid]
    let attempts = 0
    const lockBoth = (first: string, second: string, gate: Promise<void>, arrived: () => void) =>
      createUnitOfWork(database.knex).run(async ({ companies }) => {
        attempts += 1
        await companies.findForUpdate(first)
        arrived()
        await gate
        await companies.findForUpdate(second)
        return ok('done')
      })
    const a = Promise.withResolvers<void>()
    const b = Promise.withResolvers<void>()
    const results = await Promise.all([
      lockBoth(one, two, b.promise, a.resolve),
      lockBoth(two, one, a.promise, b.resolve),
    ])
    expect(results).toEqual([ok('done'), ok('done')])
    // A busy machine may look for deadlocks late, and end both transactions.
    expect(attempts).toBeGreaterThan(2)
  })

  it('reports an unavailable database', async () => {
    const away = createDatabase({ url: 'postgres://nobody@127.0.0.1:9/nothing' })
    const running = createUnitOfWork(away.knex).run(async ({ accounts }) => ok(await accounts.find(randomUUID())))
    await expect(running).rejects.toBeInstanceOf(DependencyUnavailable)
    await away.close()
  })

  it('reports a database that becomes unavailable in the middle of a transaction', async () => {
    const running = createUnitOfWork(database.knex).run(async ({ accounts }) => {
      await database.knex.raw(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`,
      )
      return ok(await accounts.find(randomUUID()))
    })
    await expect(running).rejects.toBeInstanceOf(DependencyUnavailable)
  })
})
