import { type SynonymGroups, type SynonymStore, tokenizeQuery } from '../../search/index.ts'
import { type AuditLog, err, invalid, ok, type Result, type UnitOfWork } from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { type OperatorAuditDeps, recordOperatorAction } from '../operators/operator-audit.ts'

/** Words or phrases of a group. Rule: MOD-51. */
export const SYNONYMS_MIN = 2
export const SYNONYMS_MAX = 12
/** Characters of a word or phrase. */
export const SYNONYM_MAX_LENGTH = 60
/** Groups of the whole list. */
export const SYNONYM_GROUPS_MAX = 2_000

const foldPhrase = (phrase: string): string => tokenizeQuery(phrase).join(' ')
const keyOf = (group: readonly string[]): string => group.map(foldPhrase).toSorted().join('|')

/** What is wrong with a group; null for nothing. Used by the form, too. Rule: MOD-51. */
export const synonymFault = (phrases: readonly string[]): string | null => {
  if (phrases.length < SYNONYMS_MIN) return 'At least two words or phrases are needed'
  if (phrases.length > SYNONYMS_MAX) return `There are ${SYNONYMS_MAX} words or phrases at most`
  if (phrases.some((phrase) => phrase.length > SYNONYM_MAX_LENGTH))
    return `A word or phrase has ${SYNONYM_MAX_LENGTH} characters at most`
  const folded = phrases.map(foldPhrase)
  if (folded.includes('')) return 'Value has no letters or digits'
  return new Set(folded).size < folded.length ? 'Two of these are the same for a search' : null
}

export interface ChangeSynonymsCommand {
  readonly actor: OperatorActor
  /** The new group; empty to remove the old one. */
  readonly phrases: readonly string[]
  /** The group that it replaces; empty to add one. */
  readonly instead: readonly string[]
}

export interface ChangeSynonymsDeps extends OperatorAuditDeps {
  readonly shippedSynonyms: SynonymGroups
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly synonyms: SynonymStore
  }>
}

/** 'not-found': the group that is replaced has gone or was changed meanwhile; 'too-many-synonyms': the list is full. */
export type ChangeSynonymsProblem = 'forbidden' | 'invalid' | 'not-found' | 'too-many-synonyms'

/** Adds, changes or removes a group of synonyms; searches use it within two seconds. Rule: MOD-51. */
export const changeSynonyms =
  (deps: ChangeSynonymsDeps) =>
  async ({ actor, instead, phrases: typed }: ChangeSynonymsCommand): Promise<Result<null, ChangeSynonymsProblem>> => {
    if (!isAllowed(actor, 'manage-lists')) return err('forbidden')
    const phrases = typed.map((phrase) => phrase.trim().toLowerCase()).filter((phrase) => phrase !== '')
    const isRemoval = phrases.length === 0 && instead.length > 0
    const fault = isRemoval ? null : synonymFault(phrases)
    if (fault !== null) return invalid({ phrases: [fault] })
    return deps.unitOfWork.run<null, 'not-found' | 'too-many-synonyms'>(async ({ audit, synonyms }) => {
      const groups = (await synonyms.readForUpdate()) ?? deps.shippedSynonyms
      const place = instead.length === 0 ? groups.length : groups.findIndex((group) => keyOf(group) === keyOf(instead))
      if (place < 0) return err('not-found')
      const others = groups.filter((_, at) => at !== place)
      const isKnown = others.some((group) => keyOf(group) === keyOf(phrases))
      const added = isRemoval || isKnown ? [] : [phrases]
      if (added.length > 0 && others.length >= SYNONYM_GROUPS_MAX) return err('too-many-synonyms')
      await synonyms.save([...groups.slice(0, place), ...added, ...groups.slice(place + 1)])
      await recordOperatorAction(deps, audit, {
        by: actor.operatorUuid,
        action: 'synonyms-changed',
        details: { before: [...instead], after: phrases },
      })
      return ok(null)
    })
  }
