import type { AccountRepository, Actor } from '../identity/index.ts'
import type { Places } from '../reference/index.ts'
import { hasErrors, invalid, err, ok, type Result, type UnitOfWork, type Uuid } from '../shared/index.ts'
import type { ContractorProfile } from './contractor-profile.ts'
import { type ContractorDetails, contractorDetailsErrors, submittedFields } from './contractor-details.ts'
import type { FileRepository, StoredFile } from '../files/index.ts'
import { saveVettedProfile, type SaveVettedProfileDeps, type VettedProfileStores } from './save-vetted-profile.ts'

export interface SaveContractorDetailsCommand {
  readonly actor: Actor
  readonly details: ContractorDetails
}

export interface SaveContractorDetailsDeps extends SaveVettedProfileDeps {
  readonly files: Pick<FileRepository, 'findByUrl'>
  readonly places: Pick<Places, 'locate'>
  readonly unitOfWork: UnitOfWork<
    VettedProfileStores & {
      readonly accounts: Pick<AccountRepository, 'findForUpdate' | 'save'>
      readonly files: Pick<FileRepository, 'markUsed'>
    }
  >
}

/** 'forbidden': only contractors have a profile; 'not-verified': before the address is verified only the name can be saved. */
export type SaveContractorDetailsProblem = 'forbidden' | 'invalid' | 'not-verified'

const accountFields: readonly string[] = ['firstName', 'lastName']

/** The name is part of the account, everything else of the profile. */
const isNameOnly = (details: ContractorDetails): boolean =>
  Object.entries(details).every(([field, value]) => value === undefined || accountFields.includes(field))

const FOREIGN_FILE_MESSAGE = 'Please upload this file again'

/** A CV must be a file that this person uploaded as a CV, never another address. Rule: FILE-6. */
const isOwnCv = (file: StoredFile | null, ownerUuid: Uuid): file is StoredFile =>
  file !== null && file.ownerUuid === ownerUuid && file.purpose === 'cv'

type CvFields = Pick<ContractorProfile, 'cvUrl' | 'cvName'>

const cvFields = (cvDoc: string | null | undefined, file: StoredFile | null): Partial<CvFields> => {
  if (cvDoc === undefined) return {}
  return file === null ? { cvUrl: null, cvName: null } : { cvUrl: file.url, cvName: file.originalName }
}

/** The country and province of new coordinates; empty if none were submitted. */
const findArea = async (
  places: Pick<Places, 'locate'>,
  { latitude, longitude }: Partial<ContractorProfile>,
): Promise<Partial<Pick<ContractorProfile, 'countryCode' | 'provinceCode'>>> => {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return {}
  const area = await places.locate(latitude, longitude)
  return { countryCode: area?.countryCode ?? null, provinceCode: area?.provinceCode ?? null }
}

/**
 * Saves the submitted fields of the main section of the actor's profile, with all errors at once. Country and province are derived from the
 * coordinates, submitting the availability also confirms it, and names are saved on the account too. The review status becomes new, and
 * vetting is decided again. Rules: PROF-4, PROF-5, PROF-6, IDEN-27.
 */
export const saveContractorDetails =
  (deps: SaveContractorDetailsDeps) =>
  async (command: SaveContractorDetailsCommand): Promise<Result<ContractorProfile, SaveContractorDetailsProblem>> => {
    const { actor, details } = command
    if (actor.userType !== 'contractor') return err('forbidden')
    if (!actor.verified && !isNameOnly(details)) return err('not-verified')
    const cvDoc = details.cvDoc === '' ? null : details.cvDoc
    const file = cvDoc ? await deps.files.findByUrl(cvDoc) : null
    const errors = contractorDetailsErrors(details)
    if (cvDoc && !isOwnCv(file, actor.accountUuid)) return invalid({ ...errors, cvDoc: [FOREIGN_FILE_MESSAGE] })
    if (hasErrors(errors)) return invalid(errors)
    const fields = submittedFields(details)
    const area = await findArea(deps.places, fields)
    const now = deps.clock.now()
    const lists = await deps.listSource()
    return deps.unitOfWork.run<ContractorProfile, SaveContractorDetailsProblem>(async (stores) => {
      const { accounts, files, profiles } = stores
      const account = await accounts.findForUpdate(actor.accountUuid)
      const profile = await profiles.findForUpdate(actor.accountUuid)
      if (profile === null || account === null) return err('forbidden')
      if (file !== null && !(await files.markUsed(file.uuid, now))) return invalid({ cvDoc: [FOREIGN_FILE_MESSAGE] })
      const saved = await saveVettedProfile(
        deps,
        stores,
        profile,
        {
          ...profile,
          ...fields,
          ...area,
          ...cvFields(cvDoc, file),
          ...(fields.availability === undefined ? {} : { availabilityConfirmedAt: now, availabilityReminderStage: 0 }),
        },
        lists,
      )
      if (saved.firstName !== account.firstName || saved.lastName !== account.lastName) {
        await accounts.save({ ...account, firstName: saved.firstName, lastName: saved.lastName })
      }
      return ok(saved)
    })
  }
