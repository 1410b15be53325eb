import { z } from 'zod'
import { constrained } from './constrained.ts'
import { instant, nullableText } from './fields.ts'

/** The purpose of a file: 'message' or 'cv'; by default a CV for contractors and a message file for employers. Rule: FILE-4. */
export const uploadFields = z.object({ target: constrained(nullableText, { enum: ['message', 'cv'] }).optional() })

/** An uploaded file: its URL, for permitted readers, and its name. Rule: FILE-3. */
export const uploadedFile = z.object({ file_url: z.string(), original_name: z.string() }).meta({ id: 'UploadedFile' })

/** A temporary link that opens a file without a session. `size` is in bytes. Rule: FILE-10. */
export const fileLink = z
  .object({
    url: z.string(),
    expiresAt: instant,
    original_name: z.string(),
    content_type: z.string(),
    size: z.number(),
  })
  .meta({ id: 'FileLink' })

/** A company that opened the CV; `viewer` is null after that person's account was deleted. Rule: FILE-12. */
export const cvView = z
  .object({
    uuid: z.string(),
    openedAt: instant,
    company: z.object({ uuid: z.string(), name: z.string(), companyImage: z.string().nullable() }),
    viewer: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  })
  .meta({ id: 'CvView' })
