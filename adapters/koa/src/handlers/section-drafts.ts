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
}: HandlerDeps): Pick<Handlers<Routes>, 'readSectionDraft' | 'saveSectionDraft' | 'discardSectionDraft'> => ({
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
