import { documentStoreName, type FileRepository, type FileStore, type OpenedFile } from '../../files/index.ts'
import type { ContractorProfileRepository } from '../../profiles/index.ts'
import { type Clock, err, ok, type Result, type Uuid } from '../../shared/index.ts'
import type { OperatorActor } from '../operators/index.ts'
import type { VettingReviews } from './vetting-reviews.port.ts'

export interface OpenVettedCvDeps {
  readonly clock: Clock
  readonly files: Pick<FileRepository, 'find'>
  readonly fileStore: Pick<FileStore, 'get'>
  readonly profiles: Pick<ContractorProfileRepository, 'find'>
  readonly vettingReviews: Pick<VettingReviews, 'findClaim'>
}

/**
 * Opens the CV of the profile that a vetter holds; no other document opens to operators. It is no view by a company. Rule: MOD-31.
 */
export const openVettedCv =
  (deps: OpenVettedCvDeps) =>
  async ({
    actor,
    fileUuid,
  }: {
    readonly actor: OperatorActor
    readonly fileUuid: Uuid
  }): Promise<Result<OpenedFile, 'not-found'>> => {
    const file = await deps.files.find(fileUuid)
    if (file === null || file.purpose !== 'cv') return err('not-found')
    const claim = await deps.vettingReviews.findClaim(file.ownerUuid, deps.clock.now())
    if (claim?.operatorUuid !== actor.operatorUuid) return err('not-found')
    const profile = await deps.profiles.find(file.ownerUuid)
    const stored = profile?.cvUrl === file.url ? await deps.fileStore.get(documentStoreName(file.uuid)) : null
    return stored === null ? err('not-found') : ok({ file, bytes: stored.bytes })
  }
