import type { CompanyDirectory } from '../../companies/index.ts'
import type { AccountRepository, Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Clock, Result, Uuid } from '../../shared/index.ts'
import type { ConversationInbox } from '../conversation-inbox.port.ts'
import type { HiddenCandidates } from '../requests/hidden-candidates.port.ts'
import { canUseTemplate, findTemplateCompany } from './manage-templates.ts'
import { toInboxReader } from '../participants.ts'
import type { TemplateRepository } from './template-repository.port.ts'
import { fillTemplate } from './template-text.ts'
import type { TemplatePlaceholder } from './template-text.ts'

/** Finds the data of a recipient that a template may use. The search context's CandidateDirectory fits it. */
export interface TemplateRecipientDirectory {
  find(
    uuid: Uuid,
    now: Date,
  ): Promise<{
    readonly firstName: string
    readonly lastName: string
    readonly jobTitle: string | null
    readonly locationTitle: string | null
  } | null>
}

export interface FillTemplateDeps {
  readonly templates: Pick<TemplateRepository, 'find'>
  readonly inbox: Pick<ConversationInbox, 'find'>
  readonly templateRecipients: TemplateRecipientDirectory
  readonly hidden: HiddenCandidates
  readonly accounts: Pick<AccountRepository, 'find'>
  readonly companies: Pick<CompanyDirectory, 'find'>
  readonly clock: Clock
}

/** For a conversation of the actor, or for a candidate before there is one. */
export interface FillTemplateCommand {
  readonly actor: Actor
  readonly templateUuid: Uuid
  readonly to: { readonly type: 'candidate' | 'conversation'; readonly uuid: Uuid }
}

/** 'not-found': no such template; 'addressee-not-found': no such recipient; 'missing-values' carries `missing`. */
export type FillTemplateProblem = 'forbidden' | 'not-found' | 'addressee-not-found' | 'missing-values'

interface TemplateRecipient {
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string | null
  readonly location: string | null
}

const findRecipient = async (
  deps: FillTemplateDeps,
  { actor, to }: FillTemplateCommand,
  companyUuid: Uuid,
): Promise<TemplateRecipient | null> => {
  const entry = to.type === 'conversation' ? await deps.inbox.find(toInboxReader(actor), to.uuid) : null
  if (to.type === 'conversation' && entry === null) return null
  const uuid = entry?.contractor.uuid ?? to.uuid
  const [found, isHidden] = await Promise.all([
    deps.templateRecipients.find(uuid, deps.clock.now()),
    deps.hidden.includes(companyUuid, uuid),
  ])
  if (entry !== null) {
    const { firstName, lastName, title } = entry.contractor
    return { firstName, lastName, jobTitle: title, location: found?.locationTitle ?? null }
  }
  if (found === null || isHidden) return null
  const { firstName, jobTitle, lastName, locationTitle } = found
  return { firstName, lastName, jobTitle, location: locationTitle }
}

/** Fills a template for a recipient; refused if a value is missing. Rule: CONV-54. */
export const fillTemplateForRecipient =
  (deps: FillTemplateDeps) =>
  async (command: FillTemplateCommand): Promise<Result<{ readonly text: string }, FillTemplateProblem>> => {
    const { actor, templateUuid } = command
    const companyUuid = findTemplateCompany(actor)
    if (companyUuid === null) return err('forbidden')
    const template = await deps.templates.find(templateUuid)
    if (template === null || !canUseTemplate(template, actor)) return err('not-found')
    const [addressee, sender, company] = await Promise.all([
      findRecipient(deps, command, companyUuid),
      deps.accounts.find(actor.accountUuid),
      deps.companies.find(companyUuid),
    ])
    if (addressee === null) return err('addressee-not-found')
    const { missing, text } = fillTemplate(template.text, {
      ...addressee,
      companyName: company?.name ?? null,
      senderFirstName: sender?.firstName ?? null,
      senderLastName: sender?.lastName ?? null,
    })
    return text === null
      ? err('missing-values', { missing: missing satisfies readonly TemplatePlaceholder[] })
      : ok({ text })
  }
