import type { Actor } from '../../identity/index.ts'
import { type Clock, err, ok, type Result } from '../../shared/index.ts'
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

/** 'too-large' is over 10 MB; 'forbidden': only contractors have a profile. */
export type ReadProfileFileProblem = UnreadableFileReason | 'too-large' | 'forbidden'

/** Parses a LinkedIn export or any other CV and proposes changes of the actor's profile. Saves nothing. Rule: PROF-32. */
export const readProfileFile =
  (deps: ReadProfileFileDeps) =>
  async ({ actor, file }: ReadProfileFileCommand): Promise<Result<ImportComparison, ReadProfileFileProblem>> => {
    const profile = actor.userType === 'contractor' ? await deps.profiles.find(actor.accountUuid) : null
    if (profile === null) return err('forbidden')
    if (file.bytes.length > UPLOAD_MAX_BYTES) return err('too-large')
    const found = await deps.profileReader.read(file.bytes)
    if (!found.ok) return found
    const { location } = found.value
    const place = location === null ? null : await findBestPlace(deps.places, location)
    return ok({ now: profile, found: createImportProposal(found.value, profile, deps.clock.now(), place) })
  }
