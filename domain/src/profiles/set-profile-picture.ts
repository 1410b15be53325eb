import type { AccountRepository, Actor } from '../identity/index.ts'
import { invalid, err, ok, type Result, type UnitOfWork } from '../shared/index.ts'
import {
  type FileRepository,
  PICTURE_MESSAGE,
  storePicture,
  type StorePictureDeps,
  type UploadedPicture,
} from '../files/index.ts'
import { saveVettedProfile, type SaveVettedProfileDeps, type VettedProfileStores } from './save-vetted-profile.ts'

export interface SetProfilePictureCommand {
  readonly actor: Actor
  readonly picture: UploadedPicture
}

export interface SetProfilePictureDeps extends StorePictureDeps, SaveVettedProfileDeps {
  readonly unitOfWork: UnitOfWork<
    VettedProfileStores & {
      readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
      readonly files: Pick<FileRepository, 'add' | 'markUsed'>
    }
  >
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
    const lists = await deps.listSource()
    return deps.unitOfWork.run<string, SetProfilePictureProblem>(async (stores) => {
      const { accounts, files, profiles } = stores
      const account = await accounts.findForUpdate(actor.accountUuid)
      if (account === null) return err('forbidden')
      await files.add(stored.value)
      await files.markUsed(stored.value.uuid, stored.value.createdAt)
      await accounts.save({ ...account, profileImage: url })
      const profile = await profiles.findForUpdate(actor.accountUuid)
      if (profile !== null) await saveVettedProfile(deps, stores, profile, { ...profile, profilePicture: url }, lists)
      return ok(url)
    })
  }
