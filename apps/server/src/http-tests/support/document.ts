import type { Person } from './people.ts'
import { must } from './must.ts'

/** The contents of a small PDF. */
export const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

/** A small PDF under a name. */
export const pdf = (name = 'Thandeka Mkhize.pdf'): File => new File([PDF], name, { type: 'application/pdf' })

/** Uploads a PDF and answers its address. */
export const uploadPdf = async ({ api }: Person, target?: 'cv' | 'message', name?: string): Promise<string> =>
  must(await api.uploadFile({ file: pdf(name), fields: target === undefined ? {} : { target } })).file_url
