import { describe, expect, it } from 'vitest'
import { aProfile, aShippedLists, listsFixture, noLists, VETTER, vettingFixture } from '../../../testing/index.ts'
import { fixedLists, shippedEntry, type StoredListEntry } from '../../reference/index.ts'
import { giveReasons, listVettingReasons, vettingReasons } from './vetting-reason-list.ts'

const changed: readonly StoredListEntry[] = [
  {
    ...shippedEntry('Show your face, please', { code: 'picture-unsuitable', section: 'ProfilePicture', position: 1 }),
    list: 'vetting-reasons',
  },
  {
    ...shippedEntry('Say more', { code: 'introduction-too-short', section: 'MainProfile', isRetired: true }),
    list: 'vetting-reasons',
  },
]
const listSource = fixedLists(aShippedLists(), changed)
const reasons = { actor: VETTER, list: 'vetting-reasons', industry: null } as const

describe('the reasons of vetters', () => {
  // MOD-78
  it('are chosen in the order of their keys, the added ones last, without those that are retired', async () => {
    const { add, change, lists } = listsFixture()
    expect(
      await add({ ...reasons, label: 'Picture too dark', section: 'ProfilePicture', message: ' Use a lamp. ' }),
    ).toMatchObject({ value: { code: 'picture-too-dark', section: 'ProfilePicture', message: 'Use a lamp.' } })
    await change({ ...reasons, code: 'cv-unsuitable', label: 'Another CV, please', isRetired: false, message: 'PDF' })
    await change({ ...reasons, code: 'not-genuine', label: 'Not yours', isRetired: true })
    const listed = await listVettingReasons({ listSource: fixedLists(aShippedLists(), await lists.read()) })({
      actor: VETTER,
    })
    expect(listed.ok && listed.value.map(({ code }) => code)).toEqual([
      'contact-details-in-text',
      'picture-unsuitable',
      'introduction-too-short',
      'introduction-unclear',
      'no-work-experience',
      'work-experience-unclear',
      'skills-unclear',
      'cv-unsuitable',
      'picture-too-dark',
    ])
    expect(await listVettingReasons({ listSource })({ actor: { ...VETTER, role: 'billing' } })).toMatchObject({
      problem: 'forbidden',
    })
  })

  // MOD-78
  it('need a section, and have no message of more than 1,000 characters; no other entry has either', async () => {
    const { add, change } = listsFixture()
    expect(await add({ ...reasons, label: 'Too dark', message: 'x'.repeat(1_001) })).toMatchObject({
      details: { section: ['Value is required'], message: ['The maximum length allowed is 1000'] },
    })
    expect(await add({ ...reasons, label: 'Too dark', section: 'Nowhere' })).toMatchObject({
      details: { section: ['Value is not one of the options'] },
    })
    const other = { actor: VETTER, list: 'skills', industry: null, label: 'Malting' } as const
    expect(await add({ ...other, section: 'Skills', message: 'No' })).toMatchObject({
      details: { section: ['Value is not one of the options'], message: ['Value is not one of the options'] },
    })
    expect(await change({ ...other, code: 'kafka', isRetired: false, message: 'No' })).toMatchObject({
      details: { message: ['Value is not one of the options'] },
    })
  })

  // MOD-75
  it('say how many people were given them', async () => {
    const given = [{ code: 'not-genuine', section: 'MainProfile', label: 'Is it you?' }]
    const { read } = listsFixture(aProfile({ vettingReasons: given }))
    const listed = await read(reasons)
    expect(listed.ok && listed.value.entries.filter(({ people }) => people > 0)).toMatchObject([
      { code: 'not-genuine', people: 1 },
    ])
  })

  // MOD-78
  it('are given in the words of now, and only those that are offered', async () => {
    const lists = await listSource()
    expect(giveReasons(lists, ['picture-unsuitable'])).toEqual({
      ok: true,
      value: [{ code: 'picture-unsuitable', section: 'ProfilePicture', label: 'Show your face, please' }],
    })
    const refused = { problem: 'invalid', details: { reasons: ['Value is not one of the options'] } }
    expect(giveReasons(lists, ['introduction-too-short'])).toMatchObject(refused)
    expect(giveReasons(lists, ['picture-unsuitable', 'no-such-reason'])).toMatchObject(refused)
  })

  // MOD-78
  it('stay as they were given, and are refused where they are retired', async () => {
    const profile = aProfile({ vettingStatus: 'pending' })
    const { decideOn, profiles } = vettingFixture(profile)
    const rejection = { decision: 'rejected', message: null } as const
    expect(await decideOn(profile, { ...rejection, reasons: ['no-such-reason'] })).toMatchObject({ problem: 'invalid' })
    await decideOn(profile, { ...rejection, reasons: ['picture-unsuitable'] })
    const decided = await profiles.find(profile.uuid)
    expect(decided && (await vettingReasons(listSource, decided))).toMatchObject([
      { code: 'picture-unsuitable', label: 'Choose a picture that shows your face' },
    ])
  })

  // PROF-30
  it('say why a complete profile is pending', async () => {
    const waiting = aProfile({ vettingStatus: 'pending', introduction: 'Short.', workExperiences: [] })
    expect(await vettingReasons(noLists, waiting)).toMatchObject([
      { code: 'introduction-too-short', label: 'Write an introduction of at least 120 characters' },
      { code: 'no-work-experience' },
    ])
    expect(await vettingReasons(listSource, waiting)).toMatchObject([{ label: 'Say more' }, {}])
    expect(await vettingReasons(noLists, { ...waiting, vettingStatus: 'approved' })).toEqual([])
  })
})
