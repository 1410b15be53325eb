import type { CandidateDocument, CandidateIndex } from '@guildhall/domain/search'
import { DependencyUnavailable } from '@guildhall/domain/shared'
import type { Product } from '@guildhall/server'
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { findPeople } from './find-people.ts'
import { newHistogram, toLatency, type Latency } from './measuring/compare.ts'

/** Profiles that were saved, and how long after that a search found them. */
export interface Saves {
  /** Profiles a second: how many were to be saved, and how many were. */
  readonly wanted: number
  readonly saved: number
  readonly untilFound: Latency
  /** Profiles that could not be saved, because the database had no time for them. */
  readonly refused: number
  /** Profiles that no search found in time. */
  readonly lost: number
}

const PER_SECOND = 200
const SECONDS = 3
/** People saved one after the other share a word that nobody else has, so that one search finds them all. */
const GROUP = 20
const SEARCHES_EVERY_MS = 10
const GIVES_UP_AFTER_MS = 30_000
/** Groups that are searched at once, oldest first, as they are indexed: all of them would be more work than the saves. */
const SEARCHES = 3

interface Group {
  readonly word: string
  /** Instants at which the profiles of these people were saved. */
  readonly waiting: Map<string, number>
}

/**
 * Saves profiles at an even pace, however long each takes, through the use case in this process. The time begins when a profile is saved, and
 * ends when a search has found its new word, so it includes up to a pause between searches and one search.
 */
export async function savesUntilFound(
  product: Product,
  index: CandidateIndex,
  documents: readonly CandidateDocument[],
): Promise<Saves> {
  const people = documents.slice(0, PER_SECOND * SECONDS)
  const groups: Group[] = []
  const times = newHistogram()
  const begun = performance.now()
  let saved = 0
  let savedFor = 0
  const saving = people.map(async (document, place) => {
    if (place % GROUP === 0) groups.push({ word: createWord(), waiting: new Map() })
    const group = groups[Math.floor(place / GROUP)]
    await wait(Math.max(0, begun + (place * 1_000) / PER_SECOND - performance.now()))
    if (!(await save(product, document, group?.word ?? ''))) return
    group?.waiting.set(document.uuid, performance.now())
    saved += 1
    savedFor = performance.now() - begun
  })
  const state = { end: Infinity }
  const finish = Promise.all(saving).finally(() => (state.end = performance.now() + GIVES_UP_AFTER_MS))
  const isWaiting = (group: Group): boolean => group.waiting.size > 0
  do {
    await wait(SEARCHES_EVERY_MS)
    await Promise.all(groups.filter(isWaiting).slice(0, SEARCHES).map(search))
  } while (performance.now() < state.end && (state.end === Infinity || groups.some(isWaiting)))
  await finish
  const refused = people.length - saved
  const lost = groups.reduce((sum, { waiting }) => sum + waiting.size, 0)
  return { wanted: PER_SECOND, saved: (saved * 1_000) / savedFor, untilFound: toLatency(times), refused, lost }

  async function search({ waiting, word }: Group): Promise<void> {
    const found = await findWord(product, index, word)
    const now = performance.now()
    for (const uuid of found) {
      const since = waiting.get(uuid)
      if (since !== undefined) times.record(Math.max(1, Math.round((now - since) * 1_000)))
      waiting.delete(uuid)
    }
  }
}

/** Four letters and figures: as short a word is searched without typos, so that looking for it costs little. */
const createWord = (): string => `q${randomInt(36 ** 2, 36 ** 3).toString(36)}`

/** Whether it was saved in time. */
async function save({ useCases }: Product, document: CandidateDocument, word: string): Promise<boolean> {
  const actor = {
    accountUuid: document.uuid,
    userType: 'contractor',
    verified: true,
    companyUuid: null,
    role: null,
  } as const
  const details = { introduction: `${document.introduction} ${word}` }
  try {
    const result = await useCases.saveContractorDetails({ actor, details })
    if (!result.ok) throw new Error(`A profile was not saved: ${result.problem}`)
    return true
  } catch (error) {
    if (error instanceof DependencyUnavailable) return false
    throw error
  }
}

async function findWord(product: Product, index: CandidateIndex, word: string): Promise<readonly string[]> {
  try {
    const found = await findPeople(product, index, { jobTitle: word, length: GROUP })
    return found.map(({ uuid }) => uuid)
  } catch (error) {
    // Found by a later search, then.
    if (error instanceof DependencyUnavailable) return []
    throw error
  }
}
