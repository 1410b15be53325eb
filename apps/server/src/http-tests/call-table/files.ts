import { pdf, uploadPdf } from '../support/document.ts'
import type { CallTable } from './call-spec.ts'

/** Larger than a document may be. */
const oversizedFile = () => new File([new Uint8Array(11 * 1024 * 1024)], 'CV.pdf', { type: 'application/pdf' })
const plainTextFile = () => new File(['plain words'], 'CV.txt', { type: 'text/plain' })

export const fileCalls = {
  uploadFile: {
    happy: ({ contractor }) => ({ by: contractor.api, sent: { file: pdf('CV.pdf'), fields: { target: 'cv' } } }),
    answers: { file_url: /^\/v0\/files\//, original_name: 'CV.pdf' },
    repeated: 'done',
    problems: {
      'too-large': ({ contractor }) => ({ by: contractor.api, sent: { file: oversizedFile(), fields: {} } }),
      'unsupported-file': ({ contractor }) => ({ by: contractor.api, sent: { file: plainTextFile(), fields: {} } }),
      'too-many-files': async ({ newContractor, server }) => {
        const { api, uuid } = await newContractor()
        await server.knex.raw(
          `insert into files (uuid, owner_uuid, purpose, original_name, content_type, size, url, created_at)
           select f, :uuid, 'cv', 'CV.pdf', 'application/pdf', 9, '/v0/files/' || f, now()
           from (select gen_random_uuid() as f from generate_series(1, 50)) made`,
          { uuid },
        )
        return { by: api, sent: { file: pdf('CV.pdf'), fields: { target: 'cv' } } }
      },
    },
  },
  createFileLink: {
    happy: async ({ contractor }) => {
      const uuid = (await uploadPdf(contractor, 'cv')).slice('/v0/files/'.length)
      return { by: contractor.api, sent: { params: { uuid } } }
    },
    answers: { url: /signature=/, content_type: 'application/pdf' },
    repeated: 'done',
    problems: {
      'not-found': ({ contractor, newUuid }) => ({ by: contractor.api, sent: { params: { uuid: newUuid() } } }),
    },
  },
  listCvViews: {
    happy: ({ contractor }) => ({ by: contractor.api }),
    answers: { cv_views: [] },
    repeated: 'same',
    problems: {},
  },
} satisfies Partial<CallTable>
