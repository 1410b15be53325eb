import { z } from 'zod'
import type { Route } from './route.ts'
import { notFound } from './routes/shared-problems.ts'
import { uuid } from './wire/fields.ts'

/** Who may download: people with a session, vetters with an operator's session, whoever has a signed link. */
export type DownloadAccess = 'session' | 'operator' | 'signed'

/** A GET call that answers a file, and not JSON: its address, who may call, and the media types of what it answers. Rule: API-1. */
export interface Download extends Pick<
  Route,
  'allowsUnverified' | 'params' | 'path' | 'problems' | 'query' | 'right' | 'summary' | 'viewers' | 'who'
> {
  readonly access: readonly [DownloadAccess, ...DownloadAccess[]]
  readonly types: readonly [string, ...string[]]
  /** Answers 304 to a client that has it already. */
  readonly isCached?: true
}

const signature = z.string().meta({ description: 'The signature of a signed link' })

const invoiceReaders = { who: 'employer', right: 'plan' } as const

/** Every download of the API. They are links of pages and mails, and no calls of the client. Rule: API-1. */
export const downloads = {
  downloadFile: {
    path: '/v0/files/:uuid',
    summary: 'Download a file that one may see, or by its signed link',
    access: ['session', 'operator', 'signed'],
    viewers: 'never',
    params: z.object({ uuid }),
    query: z.object({ signature: signature.optional() }),
    types: [
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'image/jpeg',
      'image/png',
    ],
    problems: notFound,
  },
  downloadPicture: {
    path: '/v0/files/pictures/:name',
    summary: 'Download a picture of a person or a company',
    access: ['session', 'operator'],
    allowsUnverified: true,
    params: z.object({ name: z.string().regex(/^[a-z0-9-]+\.webp$/) }),
    types: ['image/webp'],
    isCached: true,
    problems: notFound,
  },
  downloadInvoice: {
    path: '/v0/invoices/:uuid/document.pdf',
    summary: 'Download an invoice or a credit note as PDF',
    access: ['session'],
    ...invoiceReaders,
    params: z.object({ uuid }),
    types: ['application/pdf'],
    problems: notFound,
  },
  showInvoice: {
    path: '/v0/invoices/:uuid/document.html',
    summary: 'Show an invoice or a credit note as a page',
    access: ['session'],
    ...invoiceReaders,
    params: z.object({ uuid }),
    types: ['text/html'],
    problems: notFound,
  },
  downloadExport: {
    path: '/v0/exports/:uuid',
    summary: 'Download a copy of one’s data by its signed link',
    access: ['signed'],
    params: z.object({ uuid }),
    query: z.object({ signature }),
    types: ['application/zip'],
    problems: notFound,
  },
} as const satisfies Readonly<Record<string, Download>>
