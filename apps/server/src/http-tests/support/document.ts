import type { Person } from './people.ts'
import { unwrap } from './unwrap.ts'

/** The contents of a small PDF. */
export const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

/** A small PDF file. */
export const pdf = (name = 'Thandeka Mkhize.pdf'): File => new File([PDF], name, { type: 'application/pdf' })

/** Uploads a PDF and returns its URL. */
export const uploadPdf = async ({ api }: Person, target?: 'cv' | 'message', name?: string): Promise<string> =>
  unwrap(await api.uploadFile({ file: pdf(name), fields: target === undefined ? {} : { target } })).file_url
