import { describe, expect, it } from 'vitest'
import { createHostList } from './host-list.ts'

describe('the hosts of a cluster', () => {
  // SRCH-6, SRCH-91
  it('are all asked while all are down, until one responds', () => {
    const clock = { now: 0 }
    const hosts = createHostList(['first', 'second'], () => clock.now)
    hosts.markDown('first')
    expect([hosts.list(), hosts.isEveryHostDown()]).toEqual([['second'], false])
    hosts.markDown('second')
    expect([hosts.list(), hosts.isEveryHostDown()]).toEqual([['first', 'second'], true])
    hosts.markUp('second')
    expect([hosts.list(), hosts.isEveryHostDown()]).toEqual([['second'], false])
    clock.now = 120_000
    expect(hosts.list()).toEqual(['first', 'second'])
  })
})
