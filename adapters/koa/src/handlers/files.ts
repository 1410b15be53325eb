import { ok } from '@guildhall/domain/shared'
import type { Routes } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'
import { toPageRequest } from './page-request.ts'

/** Documents: CVs and message attachments. Rules: FILE-1, FILE-9. */
export const fileHandlers = ({
  useCases,
}: HandlerDeps): Pick<Handlers<Routes>, 'uploadFile' | 'createFileLink' | 'listCvViews'> => ({
  uploadFile: async ({ actor, fields, file }) => {
    const uploaded = await useCases.uploadFile({ actor, file, target: fields.target ?? null })
    if (!uploaded.ok) return uploaded
    return ok({ file_url: uploaded.value.url, original_name: uploaded.value.originalName })
  },
  createFileLink: async ({ actor, params }) => {
    const link = await useCases.createFileLink({ actor, fileUuid: params.uuid })
    if (!link.ok) return link
    const { expiresAt, file, url } = link.value
    return ok({
      url,
      expiresAt: expiresAt.toISOString(),
      original_name: file.originalName,
      content_type: file.contentType,
      size: file.size,
    })
  },
  listCvViews: async ({ actor, query }) => {
    const list = await useCases.listCvViews({ actor, page: toPageRequest(query) })
    if (!list.ok) return list
    const { items, nextCursor } = list.value
    return ok({
      cv_views: items.map(({ company, openedAt, uuid, viewer }) => ({
        uuid,
        openedAt: openedAt.toISOString(),
        company: { uuid: company.uuid, name: company.name, companyImage: company.image },
        viewer: viewer === null ? null : { firstName: viewer.firstName, lastName: viewer.lastName },
      })),
      next_cursor: nextCursor,
    })
  },
})
