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
  type Clock,
  createEvent,
  type IdGenerator,
  ok,
  type Outbox,
  type Pause,
  restAfter,
  type UnitOfWork,
  type Uuid,
} from '../../shared/index.ts'
import type { VettingReviews } from '../vetting/index.ts'

export interface RespellProfilesDeps {
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly lists: Pick<ListStore, 'read'>
  readonly pause: Pause
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

/**
 * Gives profiles the spelling of a list that was changed, or of all lists, batch by batch; a second run goes on where the first one stopped. A
 * rest follows each batch. Rules: MOD-75, BASE-52.
 */
export const respellProfiles =
  (deps: RespellProfilesDeps) =>
  async ({ list: changed }: { readonly list?: TermList } = {}): Promise<void> => {
    const lists = createLists(deps.shippedLists, await deps.lists.read())
    for (const list of changed === undefined ? TERM_LISTS : [changed]) {
      for (let after: Uuid | null = null; ;) {
        const begun = deps.clock.now()
        const { last, spellings } = await deps.profileTerms.listSpellings(list, { after, limit: PEOPLE_READ })
        if (last === null) break
        const old = spellings.filter((text) => spellListed(lists, list, text) !== text)
        const holders = old.length === 0 ? [] : await deps.profileTerms.listHolders(list, old, { after, upTo: last })
        for (let start = 0; start < holders.length; start += BATCH_SIZE)
          await respellPeople(deps, holders.slice(start, start + BATCH_SIZE), lists)
        after = last
        await deps.pause(restAfter(begun, deps.clock.now()))
      }
    }
  }
