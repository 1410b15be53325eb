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

export interface RespellProfilesDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly lists: Pick<ListStore, 'read'>
  readonly throttle: BackgroundThrottle
  readonly profileTerms: Pick<ProfileTerms, 'listHolders' | 'listSpellings'>
  readonly shippedLists: ShippedLists
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

/**
 * Gives profiles the spelling of a list that was changed, or of all lists, throttled; a second run goes on where the first
 * one stopped. Rules: MOD-75, BASE-52.
 */
export const respellProfiles =
  (deps: RespellProfilesDeps) =>
  async ({ list: changed }: { readonly list?: TermList } = {}): Promise<void> => {
    const lists = createLists(deps.shippedLists, await deps.lists.read())
    for (const list of changed === undefined ? TERM_LISTS : [changed]) {
      let after: Uuid | null = null
      do {
        const page: { readonly after: Uuid | null; readonly list: TermList } = { after, list }
        after = await deps.throttle.run(() => respellNext(deps, lists, page))
      } while (after !== null)
    }
  }
