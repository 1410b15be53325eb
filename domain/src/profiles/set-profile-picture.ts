import type { ProfileEvent } from './profile.events.ts'
import type { AccountRepository, Actor } from '../identity/index.ts'
import { invalid, err, ok, type Outbox, type Result, type UnitOfWork } from '../shared/index.ts'
import type { ContractorProfileRepository } from './contractor-profile-repository.port.ts'
import {
  type FileRepository,
  PICTURE_MESSAGE,
  storePicture,
  type StorePictureDeps,
  type UploadedPicture,
} from '../files/index.ts'
import { createProfileSavedEvents, toSavedProfile } from './update-profile.ts'
import type { VettingMode } from './vetting.ts'

export interface SetProfilePictureCommand {
  readonly actor: Actor
  readonly picture: UploadedPicture
}

export interface SetProfilePictureDeps extends StorePictureDeps {
  readonly vettingMode: VettingMode
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
    readonly files: Pick<FileRepository, 'add' | 'markUsed'>
    readonly outbox: Outbox<ProfileEvent>
    readonly profiles: Pick<ContractorProfileRepository, 'findForUpdate' | 'save'>
  }>
}

/** 'invalid' carries `file`: it is not a usable picture; 'too-large' is over 5 MB; 'forbidden': the account does not exist any more. */
export type SetProfilePictureProblem = 'invalid' | 'too-large' | 'forbidden'

/**
 * Sets the actor's picture and returns its path. A contractor's picture is part of the profile, so vetting is decided again. Rule: PROF-10.
 */
export const setProfilePicture =
  (deps: SetProfilePictureDeps) =>
  async ({ actor, picture }: SetProfilePictureCommand): Promise<Result<string, SetProfilePictureProblem>> => {
    const stored = await storePicture(deps, picture, actor.accountUuid, 'profile-image')
    if (!stored.ok) return stored.problem === 'too-large' ? err('too-large') : invalid({ file: [PICTURE_MESSAGE] })
    const { url } = stored.value
    return deps.unitOfWork.run<string, SetProfilePictureProblem>(async ({ accounts, files, outbox, profiles }) => {
      const account = await accounts.findForUpdate(actor.accountUuid)
      if (account === null) return err('forbidden')
      await files.add(stored.value)
      await files.markUsed(stored.value.uuid, stored.value.createdAt)
      await accounts.save({ ...account, profileImage: url })
      const profile = await profiles.findForUpdate(actor.accountUuid)
      if (profile !== null) {
        const saved = toSavedProfile({ ...profile, profilePicture: url }, deps.vettingMode, deps.clock.now())
        await profiles.save(saved)
        await outbox.add(...createProfileSavedEvents(deps, profile, saved))
      }
      return ok(url)
    })
  }
