import type { Actor } from '../../identity/index.ts'
import { type Clock, createTurns, err, ok, type Result } from '../../shared/index.ts'
import { findBestPlace, type Places } from '../../reference/index.ts'
import { UPLOAD_MAX_BYTES } from '../../files/index.ts'
import type { ContractorProfileRepository } from '../contractor-profile-repository.port.ts'
import type { ContractorProfile } from '../contractor-profile.ts'
import { type ImportProposal, createImportProposal } from './import-proposal.ts'
import type { ProfileReader, UnreadableFileReason } from './profile-reader.port.ts'

export interface ReadProfileFileCommand {
  readonly actor: Actor
  readonly file: { readonly bytes: Uint8Array }
}

export interface ReadProfileFileDeps {
  readonly clock: Clock
  readonly profiles: Pick<ContractorProfileRepository, 'find'>
  readonly places: Pick<Places, 'autocomplete' | 'findTown'>
  readonly profileReader: ProfileReader
}

/** The current profile beside the proposal. */
export interface ImportComparison {
  readonly now: ContractorProfile
  readonly found: ImportProposal
}

/**
 * 'too-large' is over 10 MB; 'already-reading': an earlier file of this person is still being read; 'forbidden': only contractors have a
 * profile.
 */
export type ReadProfileFileProblem = UnreadableFileReason | 'too-large' | 'already-reading' | 'forbidden'

/** Files that one process of the product reads at once. */
export const READINGS_AT_ONCE = 2
/** Files that wait for that. */
export const READINGS_WAITING_MAX = 20

/**
 * Parses a LinkedIn export or any other CV and proposes changes of the actor's profile. Saves nothing. A person's files are read one
 * after the other: a second one is refused meanwhile. Throws `DependencyUnavailable` if too many files wait. Rules: PROF-32, PROF-49.
 */
export const readProfileFile = (deps: ReadProfileFileDeps) => {
  const turns = createTurns({
    dependency: 'profile-reader',
    atOnce: READINGS_AT_ONCE,
    waitingMax: READINGS_WAITING_MAX,
  })
  const readers = new Set<string>()
  return async ({ actor, file }: ReadProfileFileCommand): Promise<Result<ImportComparison, ReadProfileFileProblem>> => {
    const profile = actor.userType === 'contractor' ? await deps.profiles.find(actor.accountUuid) : null
    if (profile === null) return err('forbidden')
    if (file.bytes.length > UPLOAD_MAX_BYTES) return err('too-large')
    if (readers.has(profile.uuid)) return err('already-reading')
    readers.add(profile.uuid)
    const found = await turns
      .run(() => deps.profileReader.read(file.bytes))
      .finally(() => void readers.delete(profile.uuid))
    if (!found.ok) return found
    const { location } = found.value
    const place = location === null ? null : await findBestPlace(deps.places, location)
    return ok({ now: profile, found: createImportProposal(found.value, profile, deps.clock.now(), place) })
  }
}
