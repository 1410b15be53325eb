import { PROFILE_SECTION_PATTERN } from '@guildhall/domain/profiles'
import { z } from 'zod'
import { NOW } from '../examples/people.ts'
import { route } from '../route.ts'
import { routeIndex } from '../route-index.ts'
import { constrained } from '../wire/constrained.ts'
import { storable } from '../wire/fields.ts'
import {
  savedSectionDraft,
  sectionDraftAnswer,
  sectionDraftForm,
  sectionDraftList,
  type SectionDraftWire,
} from '../wire/section-draft.ts'
import { notFound } from './shared-problems.ts'

const section = constrained(storable.max(100), { pattern: PROFILE_SECTION_PATTERN })
const sectionRoute = { access: 'session', who: 'contractor', params: z.object({ section }) } as const
const example: SectionDraftWire = { form: '{"introduction":"I turn raw events into"}', savedAt: NOW }

/**
 * Drafts of profile sections: `main-profile`, `industries`, `skills`, `languages`, and `work:` or
 * `education:` with `new` or the id of an entry. Rule: PROF-11.
 */
export const sectionDraftRoutes = {
  listSectionDrafts: route({
    ...routeIndex.listSectionDrafts,
    access: 'session',
    who: 'contractor',
    summary: 'What was begun in any section of the own profile and is not saved',
    success: { status: 200, body: sectionDraftList },
    problems: {},
    examples: { reply: { drafts: [{ section: 'main-profile', ...example }] } },
  }),
  readSectionDraft: route({
    ...routeIndex.readSectionDraft,
    ...sectionRoute,
    summary: 'What was begun in a section of the own profile and is not saved',
    success: { status: 200, body: sectionDraftAnswer },
    problems: notFound,
    examples: { reply: { draft: example } },
  }),
  saveSectionDraft: route({
    ...routeIndex.saveSectionDraft,
    ...sectionRoute,
    summary: 'Keep what was typed into a section so far, on every device; the profile stays as it is',
    body: sectionDraftForm,
    success: { status: 200, body: savedSectionDraft },
    problems: notFound,
    examples: { body: { form: example.form }, reply: { draft: example } },
  }),
  discardSectionDraft: route({
    ...routeIndex.discardSectionDraft,
    ...sectionRoute,
    summary: 'Throw away what was begun in a section',
    success: { status: 204 },
    problems: notFound,
    examples: {},
  }),
}
