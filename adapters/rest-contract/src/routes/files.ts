import { MESSAGE_FILE_TYPES, UPLOAD_MAX_BYTES } from '@guildhall/domain/files'
import { z } from 'zod'
import { COMPANY, NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { pageQuery, uuid } from '../wire/fields.ts'
import { cvView, fileLink, uploadedFile, uploadFields } from '../wire/file.ts'
import { notFound } from './shared-problems.ts'

const FILE = '/v0/files/0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b09'

/** Documents: CVs and message attachments. Rules: FILE-1, FILE-9. */
export const fileRoutes = {
  uploadFile: route({
    ...routeIndex.uploadFile,
    summary:
      'Upload a PDF or Word file, or a picture for a message, 10 MB at most; GET of its `file_url` opens it to who may see it',
    checks: [
      'The contents are what the extension of the file says.',
      '`target` is `cv` for contractors only.',
      'A picture is PNG or JPEG, for a message only.',
    ],
    access: 'session',
    rateLimit: 'upload',
    fileMaxBytes: UPLOAD_MAX_BYTES,
    fileTypes: Object.values(MESSAGE_FILE_TYPES),
    fields: uploadFields,
    success: { status: 201, body: uploadedFile },
    problems: {
      'too-large': { status: 413, message: 'This file is larger than 10 MB.' },
      'unsupported-file': {
        status: 415,
        message: 'Please choose a PDF or Word file (.pdf, .doc or .docx), or for a message a PNG or JPEG picture.',
      },
      'too-many-files': {
        status: 429,
        message: 'Many of your files are waiting to be used. Please go on tomorrow.',
      },
    },
    examples: { fields: { target: 'message' }, reply: { file_url: FILE, original_name: 'Thandeka Mkhize.pdf' } },
  }),
  createFileLink: route({
    ...routeIndex.createFileLink,
    summary: 'Make a link that opens a file for five minutes without a session',
    access: 'session',
    rateLimit: 'read',
    params: z.object({ uuid }),
    success: { status: 201, body: fileLink },
    problems: notFound,
    examples: {
      reply: {
        url: `${FILE}?signature=eyJ…`,
        expiresAt: NOW,
        original_name: 'Thandeka Mkhize.pdf',
        content_type: 'application/pdf',
        size: 48_213,
      },
    },
  }),
  listCvViews: route({
    ...routeIndex.listCvViews,
    summary: 'Which companies opened the own CV, newest first, each once a day',
    access: 'session',
    who: 'contractor',
    query: pageQuery,
    success: { status: 200, body: z.object({ cv_views: z.array(cvView), next_cursor: z.string().nullable() }) },
    problems: {},
    examples: {
      reply: {
        cv_views: [
          {
            uuid: '0199a1f4-7c1e-7a53-9c3d-1f0d5a7e2b0a',
            openedAt: NOW,
            company: { uuid: COMPANY, name: 'Kestrel Freight', companyImage: null },
            viewer: { firstName: 'Dana', lastName: 'Whitfield' },
          },
        ],
        next_cursor: null,
      },
    },
  }),
}
