import { ANNOUNCEMENT_AUDIENCES, announcementRules } from '@guildhall/domain/moderation'
import { z } from 'zod'
import { ruled } from './constrained.ts'
import { instant, nullableText, text, uuid } from './fields.ts'

const audience = z.enum(ANNOUNCEMENT_AUDIENCES)

const announcement = z
  .object({
    uuid: z.uuid(),
    at: instant,
    /** Null for one that was made by the command. */
    operatorName: z.string().nullable(),
    audience,
    title: z.string(),
    text: z.string(),
    link: z.string().nullable(),
    /** People who were to get it. */
    recipients: z.number(),
  })
  .meta({ id: 'Announcement' })

/** Announcements, the newest first, and how many people each audience has now. */
export const announcementList = z.object({
  announcements: z.array(announcement),
  audiences: z.object({ everybody: z.number(), contractors: z.number(), employers: z.number() }),
  next_cursor: z.string().nullable(),
})

/** An announcement to make. */
export const announcementForm = z
  .object({
    /** Chosen by the caller: a repeat announces nothing twice. */
    uuid,
    audience,
    title: ruled(text, announcementRules.title ?? []),
    /** Paragraphs are separated by an empty line. */
    text: ruled(text, announcementRules.text ?? []),
    /** A path of the product; null for none. */
    link: ruled(nullableText, announcementRules.link ?? []).optional(),
  })
  .meta({ id: 'AnnouncementForm' })
