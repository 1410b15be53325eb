import type { SectionDraft } from '@guildhall/domain/profiles'
import { ok } from '@guildhall/domain/shared'
import type { Routes, SectionDraftWire } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

const toSectionDraftWire = ({ form, savedAt }: SectionDraft): SectionDraftWire => ({
  form,
  savedAt: savedAt.toISOString(),
})

/** Drafts of profile sections. Rule: PROF-11. */
export const sectionDraftHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'listSectionDrafts' | 'readSectionDraft' | 'saveSectionDraft' | 'discardSectionDraft'
> => ({
  listSectionDrafts: async ({ actor }) => {
    const drafts = await useCases.listSectionDrafts({ actor })
    if (!drafts.ok) return drafts
    return ok({ drafts: drafts.value.map((draft) => ({ section: draft.section, ...toSectionDraftWire(draft) })) })
  },
  readSectionDraft: async ({ actor, params }) => {
    const read = await useCases.readSectionDraft({ actor, section: params.section })
    return read.ok ? ok({ draft: read.value && toSectionDraftWire(read.value) }) : read
  },
  saveSectionDraft: async ({ actor, body, params }) => {
    const saved = await useCases.saveSectionDraft({ actor, section: params.section, form: body.form })
    return saved.ok ? ok({ draft: toSectionDraftWire(saved.value) }) : saved
  },
  discardSectionDraft: ({ actor, params }) => useCases.discardSectionDraft({ actor, section: params.section }),
})
