import { canChangeTemplate, type MessageTemplate, templatePlaceholders } from '@guildhall/domain/conversations'
import type { Actor } from '@guildhall/domain/identity'
import { err, invalid, ok, REQUIRED_MESSAGE } from '@guildhall/domain/shared'
import type { Routes, TemplateWire } from '@guildhall/rest-contract'
import type { Handlers } from '../handler.ts'
import type { HandlerDeps } from './handler-deps.ts'

const toTemplateWire = (template: MessageTemplate, actor: Actor): TemplateWire => {
  const { changedAt, name, ownerUuid, team, text, uuid } = template
  const own = ownerUuid === actor.accountUuid
  return {
    uuid,
    name,
    text,
    team,
    own,
    canChange: canChangeTemplate(template, actor),
    changedAt: changedAt.toISOString(),
  }
}

const placeholders = Object.entries(templatePlaceholders).map(([name, label]) => ({ name, label }))

/** Message templates. Rule: CONV-52. */
export const templateHandlers = ({
  useCases,
}: HandlerDeps): Pick<
  Handlers<Routes>,
  'listTemplates' | 'addTemplate' | 'saveTemplate' | 'removeTemplate' | 'fillTemplate'
> => ({
  listTemplates: async ({ actor }) => {
    const list = await useCases.listTemplates({ actor })
    return list.ok
      ? ok({ templates: list.value.map((template) => toTemplateWire(template, actor)), placeholders })
      : list
  },
  addTemplate: async ({ actor, body }) => {
    const added = await useCases.addTemplate({ actor, name: body.name, text: body.text, team: body.team ?? false })
    return added.ok ? ok({ template: toTemplateWire(added.value, actor) }) : added
  },
  saveTemplate: async ({ actor, body, params }) => {
    const form = { name: body.name, text: body.text, team: body.team ?? false }
    const saved = await useCases.saveTemplate({ actor, uuid: params.id, ...form })
    return saved.ok ? ok({ template: toTemplateWire(saved.value, actor) }) : saved
  },
  removeTemplate: ({ actor, params }) => useCases.removeTemplate({ actor, uuid: params.id }),
  fillTemplate: async ({ actor, body, params }) => {
    const { candidate = null, conversation = null } = body
    const uuid = conversation ?? candidate
    if (uuid === null) return invalid({ candidate: [REQUIRED_MESSAGE] })
    const to = { type: conversation === null ? 'candidate' : 'conversation', uuid } as const
    const filled = await useCases.fillTemplateForRecipient({ actor, templateUuid: params.id, to })
    if (filled.ok) return filled
    return filled.problem === 'addressee-not-found' ? err('not-found') : { ...filled, problem: filled.problem }
  },
})
