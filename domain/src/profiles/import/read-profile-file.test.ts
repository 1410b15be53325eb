import { describe, expect, it } from 'vitest'
import { aContractorActor, aProfile, fakeClock, fakeProfiles, foundProfile, TEST_NOW } from '../../../testing/index.ts'
import { DependencyUnavailable, ok, type Result } from '../../shared/index.ts'
import type { ParsedProfile } from './parsed-profile.ts'
import type { UnreadableFileReason } from './profile-reader.port.ts'
import { READINGS_AT_ONCE, READINGS_WAITING_MAX, readProfileFile } from './read-profile-file.ts'

/** Contractors, and a reader whose readings end when the test says so. */
const setUp = () => {
  const profiles = Array.from({ length: READINGS_AT_ONCE + READINGS_WAITING_MAX + 1 }, (_, at) => ({
    ...aProfile(),
    uuid: `person-${at}`,
  }))
  const readings: PromiseWithResolvers<Result<ParsedProfile, UnreadableFileReason>>[] = []
  const read = readProfileFile({
    clock: fakeClock(TEST_NOW),
    profiles: fakeProfiles(...profiles),
    places: { autocomplete: () => Promise.resolve([]), findTown: () => Promise.resolve(null) },
    profileReader: {
      read: () => {
        const reading = Promise.withResolvers<Result<ParsedProfile, UnreadableFileReason>>()
        readings.push(reading)
        return reading.promise
      },
    },
  })
  const send = (person: number) =>
    read({ actor: aContractorActor({ accountUuid: `person-${person}` }), file: { bytes: new Uint8Array(9) } })
  /** Sends it, and waits until it is taken or refused: the queue decides in the turn after the profile is found. */
  const begin = async (person: number) => {
    const answer = send(person)
    answer.catch(() => undefined)
    await new Promise(setImmediate)
    return { answer }
  }
  return { begin, readings, send }
}

describe('reading files', () => {
  // PROF-49
  it('refuses a second file of a person while the first is read, and takes it afterwards', async () => {
    const { begin, readings, send } = setUp()
    const first = await begin(0)
    expect(await send(0)).toMatchObject({ ok: false, problem: 'already-reading' })
    expect(readings).toHaveLength(1)
    readings[0]?.resolve(ok(foundProfile()))
    expect(await first.answer).toMatchObject({ ok: true })
    const second = await begin(0)
    readings[1]?.reject(new Error('The reader is not installed'))
    await expect(second.answer).rejects.toThrow('not installed')
    const third = await begin(0)
    readings[2]?.resolve(ok(foundProfile()))
    expect(await third.answer).toMatchObject({ ok: true })
  })

  // PROF-49
  it('takes a few at once, lets others wait, and refuses further ones without keeping them', async () => {
    const { begin, readings, send } = setUp()
    const taken: Promise<unknown>[] = []
    for (let person = 0; person < READINGS_AT_ONCE + READINGS_WAITING_MAX; person += 1) {
      taken.push((await begin(person)).answer)
    }
    expect(readings).toHaveLength(READINGS_AT_ONCE)
    const last = READINGS_AT_ONCE + READINGS_WAITING_MAX
    await expect(send(last)).rejects.toBeInstanceOf(DependencyUnavailable)
    for (let at = 0; at < taken.length; at += 1) {
      readings[at]?.resolve(ok(foundProfile()))
      expect(await taken[at]).toMatchObject({ ok: true })
      await new Promise(setImmediate)
    }
    const again = await begin(last)
    readings[last]?.resolve(ok(foundProfile()))
    expect(await again.answer).toMatchObject({ ok: true })
  })
})
