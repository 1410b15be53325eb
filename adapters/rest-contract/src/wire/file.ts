import { z } from 'zod'
import { instant, nullableText } from './fields.ts'

/** What a file goes with: 'message' or 'cv'; silent, a contractor's is a CV and an employer's for a message. Rule: FILE-4. */
export const uploadFields = z.object({ target: nullableText.optional() })

/** An uploaded file: its address, which opens it to who may, and its name. Rule: FILE-3. */
export const uploadedFile = z.object({ file_url: z.string(), original_name: z.string() }).meta({ id: 'UploadedFile' })

/** A link that opens a file without a session until it ends. `size` is bytes. Rule: FILE-10. */
export const fileLink = z
  .object({
    url: z.string(),
    expiresAt: instant,
    original_name: z.string(),
    content_type: z.string(),
    size: z.number(),
  })
  .meta({ id: 'FileLink' })

/** A company that opened the CV; `viewer` is null once that person's account is gone. Rule: FILE-12. */
export const cvView = z
  .object({
    uuid: z.string(),
    openedAt: instant,
    company: z.object({ uuid: z.string(), name: z.string(), companyImage: z.string().nullable() }),
    viewer: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  })
  .meta({ id: 'CvView' })
