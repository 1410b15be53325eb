import { describe, expect, it } from 'vitest'
import { describeStatement } from './describe-statement.ts'

// BASE-54
describe('a statement in a trace', () => {
  it.each([
    ['select "a".* from "accounts" as "a" where uuid = $1', 'SELECT accounts'],
    ['insert into sent_mails (key) values ($1)', 'INSERT sent_mails'],
    ['update only accounts set email = $1', 'UPDATE accounts'],
    ['delete from "drafts" where uuid = $1', 'DELETE drafts'],
    ['with c as (update conversations set a = $1 returning uuid) select uuid from c', 'UPDATE conversations'],
    ['with c as (select uuid from conversations) select uuid from c', 'SELECT conversations'],
    ['select extract(epoch from clock_timestamp())', 'SELECT'],
    ['insert into pgboss.job (id) values ($1)', 'INSERT pgboss.job'],
    ['BEGIN;', 'BEGIN'],
  ])('is named by what it does: %s', (sql, name) => {
    expect(describeStatement(sql, undefined).name).toBe(name)
  })

  it('is named as it is prepared', () => {
    const { attributes, name } = describeStatement('select 1 from accounts', 'session-facts')
    expect([name, attributes['db.operation.name']]).toEqual(['session-facts', 'SELECT'])
  })

  it('has no literal, and not all of a long text', () => {
    const { attributes } = describeStatement(`select 'it''s mine' as "name", 'a' from accounts`, undefined)
    expect(attributes['db.query.text']).toBe('select ? as "name", ? from accounts')
    const long = describeStatement(`select ${'a, '.repeat(5_000)} b from accounts`, undefined)
    expect(String(long.attributes['db.query.text']).length).toBe(2_000)
  })
})
