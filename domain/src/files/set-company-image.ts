import { type CompanyEvent, type CompanyRepository, hasPermission, lockOwnCompany } from '../companies/index.ts'
import type { Actor } from '../identity/index.ts'
import { type FileRepository } from './file-store.port.ts'
import { PICTURE_MESSAGE, storePicture, type StorePictureDeps, type UploadedPicture } from './store-picture.ts'
import {
  createAuditEntry,
  type AuditLog,
  createEvent,
  invalid,
  err,
  ok,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../shared/index.ts'

export interface SetCompanyImageCommand {
  readonly actor: Actor
  readonly picture: UploadedPicture
}

export interface SetCompanyImageDeps extends StorePictureDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly companies: Pick<CompanyRepository, 'findForUpdate' | 'listTeam' | 'save'>
    readonly files: Pick<FileRepository, 'add' | 'markUsed'>
    readonly outbox: Outbox<CompanyEvent>
  }>
}

/** 'forbidden': only admins change the company; 'invalid' carries `file`: it is not a usable picture; 'too-large' is over 5 MB. */
export type SetCompanyImageProblem = 'forbidden' | 'invalid' | 'too-large'

/** Sets the company's image and returns its path. Rule: COMP-3. */
export const setCompanyImage =
  (deps: SetCompanyImageDeps) =>
  async ({ actor, picture }: SetCompanyImageCommand): Promise<Result<string, SetCompanyImageProblem>> => {
    const { companyUuid } = actor
    if (companyUuid === null || !hasPermission(actor.role, 'company')) return err('forbidden')
    const stored = await storePicture(deps, picture, actor.accountUuid, 'company-image')
    if (!stored.ok) return stored.problem === 'too-large' ? err('too-large') : invalid({ file: [PICTURE_MESSAGE] })
    const { url } = stored.value
    return deps.unitOfWork.run<string, SetCompanyImageProblem>(async ({ audit, companies, files, outbox }) => {
      const own = await lockOwnCompany(companies, actor, 'company')
      if (!own.ok) return own
      await files.add(stored.value)
      await files.markUsed(stored.value.uuid, stored.value.createdAt)
      await companies.save({ ...own.value.company, image: url })
      const { accountUuid: actorUuid } = actor
      await audit.add(createAuditEntry(deps, { companyUuid, actorUuid, action: 'company-image-changed' }))
      await outbox.add(createEvent(deps, { type: 'company-changed', companyUuid }))
      return ok(url)
    })
  }
