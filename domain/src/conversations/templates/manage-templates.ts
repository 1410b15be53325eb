import { hasPermission } from '../../companies/index.ts'
import type { AccountRepository, Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import { MESSAGE_MAX_LENGTH } from '../messages/own-message.ts'
import type { Clock, IdGenerator, Result, UnitOfWork, Uuid } from '../../shared/index.ts'
import { lengthErrors, toPlainText } from '../plain-text.ts'
import { unknownPlaceholders } from './template-text.ts'
import type { MessageTemplate, TemplateRepository } from './template-repository.port.ts'

export const TEMPLATE_NAME_MAX_LENGTH = 100

/** Templates that one member of a company may have. */
export const TEMPLATES_MAX = 200

export interface TemplateDeps {
  readonly unitOfWork: UnitOfWork<{
    readonly accounts: Pick<AccountRepository, 'findForUpdate'>
    readonly templates: TemplateRepository
  }>
  readonly templates: Pick<TemplateRepository, 'list'>
  readonly clock: Clock
  readonly ids: IdGenerator
}

export interface TemplateForm {
  readonly name: string
  readonly text: string
  readonly team: boolean
}

/** 'invalid' carries `name` or `text`; 'not-own': a team template of a colleague, which only its owner and admins may change. */
export type TemplateProblem = 'forbidden' | 'not-found' | 'not-own'
export type AddTemplateProblem = 'forbidden' | 'invalid' | 'too-many-templates'
export type SaveTemplateProblem = TemplateProblem | 'invalid'

type Errors = Readonly<Record<string, readonly string[]>>

const textErrors = (text: string, max: number): readonly string[] => {
  if (text === '') return ['Value is required']
  return lengthErrors(text, max)
}

const unknownErrors = (text: string): readonly string[] => {
  const names = unknownPlaceholders(text)
  return names.length === 0 ? [] : [`There is no placeholder ${names.map((name) => `"${name}"`).join(', ')}`]
}

/** The errors of a template, by field; empty if there are none. Used by the server and by the browser. Rule: CONV-53. */
export const templateErrors = (form: Pick<TemplateForm, 'name' | 'text'>): Errors => {
  const found = {
    name: textErrors(form.name, TEMPLATE_NAME_MAX_LENGTH),
    text: [...textErrors(form.text, MESSAGE_MAX_LENGTH), ...unknownErrors(form.text)],
  }
  return Object.fromEntries(Object.entries(found).filter(([, said]) => said.length > 0))
}

const validateTemplate = ({ name, team, text }: TemplateForm): Result<TemplateForm, 'invalid'> => {
  const form = { name: toPlainText(name), text: toPlainText(text), team }
  const errors = templateErrors(form)
  return Object.keys(errors).length > 0 ? err('invalid', errors) : ok(form)
}

/** The company whose templates an actor uses; null for actors who may not contact. */
export const findTemplateCompany = ({ companyUuid, role }: Actor): Uuid | null =>
  hasPermission(role, 'contact') ? companyUuid : null

/** Whether an actor may use a template: their own, or a team template of their company. */
export const canUseTemplate = (template: MessageTemplate, actor: Actor): boolean =>
  template.companyUuid === actor.companyUuid && (template.team || template.ownerUuid === actor.accountUuid)

/** Whether an actor may change and delete a template that they may use: their own, and as an admin also those of the team. Rule: CONV-52. */
export const canChangeTemplate = (
  { ownerUuid }: Pick<MessageTemplate, 'ownerUuid'>,
  { accountUuid, role }: Pick<Actor, 'accountUuid' | 'role'>,
): boolean => ownerUuid === accountUuid || role === 'admin'

/** Lists the actor's templates and the team's, by name. Rule: CONV-52. */
export const listTemplates =
  ({ templates }: Pick<TemplateDeps, 'templates'>) =>
  async ({ actor }: { readonly actor: Actor }): Promise<Result<readonly MessageTemplate[], 'forbidden'>> => {
    const companyUuid = findTemplateCompany(actor)
    return companyUuid === null ? err('forbidden') : ok(await templates.list(companyUuid, actor.accountUuid))
  }

/** Adds a template. Rule: CONV-52. */
export const addTemplate =
  (deps: TemplateDeps) =>
  async ({
    actor,
    ...written
  }: TemplateForm & { readonly actor: Actor }): Promise<Result<MessageTemplate, AddTemplateProblem>> => {
    const companyUuid = findTemplateCompany(actor)
    if (companyUuid === null) return err('forbidden')
    const form = validateTemplate(written)
    if (!form.ok) return form
    return deps.unitOfWork.run<MessageTemplate, AddTemplateProblem>(async ({ accounts, templates }) => {
      // Of calls at once each counts what the one before has added.
      await accounts.findForUpdate(actor.accountUuid)
      if ((await templates.count(companyUuid, actor.accountUuid)) >= TEMPLATES_MAX) return err('too-many-templates')
      const now = deps.clock.now()
      const uuid = deps.ids.uuid()
      const template = {
        ...form.value,
        uuid,
        companyUuid,
        ownerUuid: actor.accountUuid,
        createdAt: now,
        changedAt: now,
      }
      await templates.add(template)
      return ok(template)
    })
  }

const withChangeableTemplate = <T>(
  deps: TemplateDeps,
  { actor, uuid }: { readonly actor: Actor; readonly uuid: Uuid },
  work: (templates: TemplateRepository, template: MessageTemplate) => Promise<T>,
): Promise<Result<T, TemplateProblem>> =>
  deps.unitOfWork.run<T, TemplateProblem>(async ({ templates }) => {
    if (findTemplateCompany(actor) === null) return err('forbidden')
    const template = await templates.findForUpdate(uuid)
    if (template === null || !canUseTemplate(template, actor)) return err('not-found')
    if (!canChangeTemplate(template, actor)) return err('not-own')
    return ok(await work(templates, template))
  })

/** Changes a template; team templates may be changed by their owner and by admins. Rule: CONV-52. */
export const saveTemplate =
  (deps: TemplateDeps) =>
  async ({
    actor,
    uuid,
    ...written
  }: TemplateForm & { readonly actor: Actor; readonly uuid: Uuid }): Promise<
    Result<MessageTemplate, SaveTemplateProblem>
  > => {
    if (findTemplateCompany(actor) === null) return err('forbidden')
    const form = validateTemplate(written)
    if (!form.ok) return form
    return withChangeableTemplate(deps, { actor, uuid }, async (templates, template) => {
      const saved = { ...template, ...form.value, changedAt: deps.clock.now() }
      await templates.save(saved)
      return saved
    })
  }

/** Deletes a template; team templates may be deleted by their owner and by admins. Rule: CONV-52. */
export const removeTemplate =
  (deps: TemplateDeps) =>
  (command: { readonly actor: Actor; readonly uuid: Uuid }): Promise<Result<null, TemplateProblem>> =>
    withChangeableTemplate(deps, command, async (templates, { uuid }) => {
      await templates.remove(uuid)
      return null
    })
