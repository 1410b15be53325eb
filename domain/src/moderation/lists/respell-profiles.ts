import {
  type ContractorProfileRepository,
  type ProfileEvent,
  type ProfileTerms,
  respellProfile,
} from '../../profiles/index.ts'
import {
  createLists,
  type Lists,
  type ListStore,
  type ShippedLists,
  spellListed,
  TERM_LISTS,
  type TermList,
} from '../../reference/index.ts'
import {
  type BackgroundThrottle,
  type Clock,
  createEvent,
  type IdGenerator,
  ok,
  type Outbox,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import type { VettingReviews } from '../vetting/index.ts'
import type { SpellingRuns } from './spelling-runs.port.ts'

export interface RespellProfilesDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly lists: Pick<ListStore, 'read'>
  readonly throttle: BackgroundThrottle
  readonly profileTerms: Pick<ProfileTerms, 'listHolders' | 'listSpellings'>
  readonly shippedLists: ShippedLists
  readonly spellingRuns: SpellingRuns
  readonly unitOfWork: UnitOfWork<{
    readonly outbox: Pick<Outbox<ProfileEvent>, 'add'>
    readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate' | 'save'>
    readonly vettingReviews: Pick<VettingReviews, 'findApproved' | 'saveApproved'>
  }>
}

/** People whose spellings are read together. */
const PEOPLE_READ = 500
/** People per transaction. */
const BATCH_SIZE = 50
/**
 * After so many runs over everybody with the same lists, nobody can have another spelling: what other processes saved by the lists of before, while
 * they still had them, is spelled by the second run, a night later.
 */
const RUNS_WITH_SAME_LISTS = 2

/**
 * Gives people the spelling of the lists. It is no change of theirs: the profile is neither new nor changed, and what a vetter approved before
 * is spelled alike, so that the next comparison does not show it.
 */
const respellPeople = async (deps: RespellProfilesDeps, uuids: readonly Uuid[], lists: Lists): Promise<void> => {
  await deps.unitOfWork.run<null, never>(async ({ outbox, profiles, vettingReviews }) => {
    for (const uuid of uuids) {
      const profile = await profiles.findForUpdate(uuid)
      if (profile === null) continue
      const respelled = respellProfile(profile, lists)
      if (respelled === profile) continue
      await profiles.save(respelled)
      await outbox.add(createEvent(deps, { type: 'profile-changed', contractorUuid: uuid }))
      const approved = await vettingReviews.findApproved(uuid)
      if (approved !== null)
        await vettingReviews.saveApproved(uuid, { ...approved, profile: respellProfile(approved.profile, lists) })
    }
    return ok(null)
  })
}

/** Respells the next people of a list after one of them; returns the last of these, null if there are none. */
const respellNext = async (
  deps: RespellProfilesDeps,
  lists: Lists,
  { after, list }: { readonly after: Uuid | null; readonly list: TermList },
): Promise<Uuid | null> => {
  const { last, spellings } = await deps.profileTerms.listSpellings(list, { after, limit: PEOPLE_READ })
  const old = spellings.filter((text) => spellListed(lists, list, text) !== text)
  if (last === null || old.length === 0) return last
  const holders = await deps.profileTerms.listHolders(list, old, { after, upTo: last })
  for (let start = 0; start < holders.length; start += BATCH_SIZE)
    await respellPeople(deps, holders.slice(start, start + BATCH_SIZE), lists)
  return last
}

/** Everything that decides how a text is spelled; the same text for the same lists. */
const describeLists = (lists: Lists): string =>
  JSON.stringify(
    TERM_LISTS.map((list) =>
      lists.all(list).map(({ code, formerLabels, label, mergedInto }) => [code, label, mergedInto, formerLabels]),
    ),
  )

/** Respells everybody's terms of one list. */
const respellList = async (deps: RespellProfilesDeps, lists: Lists, list: TermList): Promise<void> => {
  let after: Uuid | null = null
  do {
    const page: { readonly after: Uuid | null; readonly list: TermList } = { after, list }
    after = await deps.throttle.run(() => respellNext(deps, lists, page))
  } while (after !== null)
}

/**
 * Gives profiles the spelling of a list that was changed, or of all lists unless two runs had the same ones, throttled; a second run goes on
 * where the first one stopped. Rules: MOD-75, REF-30, BASE-52.
 */
export const respellProfiles =
  (deps: RespellProfilesDeps) =>
  async ({ list: changed }: { readonly list?: TermList } = {}): Promise<void> => {
    const lists = createLists(deps.shippedLists, await deps.lists.read())
    if (changed !== undefined) return respellList(deps, lists, changed)
    const described = describeLists(lists)
    if ((await deps.spellingRuns.count(described)) >= RUNS_WITH_SAME_LISTS) return
    for (const list of TERM_LISTS) await respellList(deps, lists, list)
    await deps.spellingRuns.add(described)
  }
