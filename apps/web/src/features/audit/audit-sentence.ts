import type { TeamRole } from '@guildhall/domain/identity'
import { formatSeats } from '@guildhall/domain/plans'
import type { AuditAction, OperatorAuditAction } from '@guildhall/domain/shared'
import type { AuditEntryWire } from '@guildhall/rest-contract/client'
import { roleLabels } from '../team/index.ts'
import { t } from '../../shared/i18n/index.ts'

const fieldLabels: Readonly<Record<string, string>> = {
  name: 'name',
  website: 'website',
  email: t('e-mail for questions'),
  mobile: 'telephone',
}

const formatRole = (value: AuditEntryWire['details'][string] | undefined): string =>
  typeof value === 'string' && value in roleLabels
    ? roleLabels[value as TeamRole].label.toLowerCase()
    : t('another role')

const formatFields = (value: AuditEntryWire['details'][string] | undefined): string =>
  Array.isArray(value) && value.length > 0 ? value.map((field) => fieldLabels[field] ?? field).join(', ') : 'details'

const formatHandover = (value: AuditEntryWire['details'][string] | undefined): string => {
  const count = typeof value === 'number' ? value : 0
  if (count === 0) return ''
  return count === 1 ? t(', one conversation passed on') : t(', {count} conversations passed on', { count })
}

const statusLabels: Readonly<Record<string, string>> = {
  incomplete: t('not paid yet'),
  active: t('active'),
  past_due: t('payment is late'),
  suspended: t('suspended'),
  cancelled: t('cancelled'),
}

/** "11-50 people, 3 seats, monthly" */
const formatLoggedPlan = ({ billedAnnually, seats, size }: AuditEntryWire['details']): string =>
  t('{size} people, {seats}, {interval}', {
    size: String(size),
    seats: formatSeats(Number(seats)),
    interval: billedAnnually === true ? t('annual') : t('monthly'),
  })

type Sentence = (who: string, whom: string, details: AuditEntryWire['details']) => string

/** What can be in the log of a company. */
type CompanyAction = Exclude<AuditAction, OperatorAuditAction>

const sentences: Readonly<Record<CompanyAction, Sentence>> = {
  'company-saved': (who, _, { fields }) =>
    t('{who} changed the company’s {fields}', { who, fields: formatFields(fields) }),
  'company-image-changed': (who) => t('{who} changed the company’s logo', { who }),
  'company-closing': (who) => t('{who} asked for the company to be closed', { who }),
  'role-changed': (who, whom, { from, to }) =>
    t('{who} made {whom} {role} (before: {role2})', { who, whom, role: formatRole(to), role2: formatRole(from) }),
  'member-removed': (who, whom, { conversations }) =>
    t('{who} removed {whom} from the team{handover}', { who, whom, handover: formatHandover(conversations) }),
  'member-left': (who, _, { conversations }) =>
    t('{who} left the team{handover}', { who, handover: formatHandover(conversations) }),
  'member-joined': (who, _, { role }) => t('{who} joined the team as {role}', { who, role: formatRole(role) }),
  'invite-sent': (who, whom, { role }) => t('{who} invited {whom} as {role}', { who, whom, role: formatRole(role) }),
  'invite-refreshed': (who, whom) => t('{who} sent {whom} a new link', { who, whom }),
  'invite-role-changed': (who, whom, { from, to }) =>
    t('{who} changed the invite of {whom} to {role} (before: {role2})', {
      who,
      whom,
      role: formatRole(to),
      role2: formatRole(from),
    }),
  'webhook-added': (who, _, { host }) => t('{who} added a webhook to {host}', { who, host: String(host) }),
  'webhook-changed': (who, _, { host }) => t('{who} changed the webhook to {host}', { who, host: String(host) }),
  'webhook-removed': (who, _, { host }) => t('{who} removed the webhook to {host}', { who, host: String(host) }),
  'access-token-made': (who, _, { name }) =>
    t('{who} made the access token “{name}” for a service', { who, name: String(name) }),
  'access-token-removed': (who, _, { name }) =>
    t('{who} removed the access token “{name}” of a service', { who, name: String(name) }),
  'invite-revoked': (who, whom) => t('{who} deleted the invite of {whom}', { who, whom }),
  'profile-decided': (who, whom, { rule }) => {
    if (rule === 'changes') return t('The rule for changes approved the profile of {whom}', { whom })
    if (rule === 'newProfiles') return t('The rule for new profiles approved the profile of {whom}', { whom })
    return t('{who} decided about the profile of {whom}', { who, whom })
  },
  'announcement-made': (who) => t('{who} made an announcement', { who }),
  'data-export-requested': (who) => t('{who} asked for a copy of their data', { who }),
  'data-export-downloaded': (who) => t('{who} downloaded a copy of their data', { who }),
  'plan-chosen': (who, _, details) => t('{who} chose the plan: {plan}', { who, plan: formatLoggedPlan(details) }),
  'plan-changed': (who, _, details) => t('{who} changed the plan to {plan}', { who, plan: formatLoggedPlan(details) }),
  'checkout-started': (who, _, details) =>
    t('{who} opened the payment page for {plan}', { who, plan: formatLoggedPlan(details) }),
  'subscription-changed': (who, _, details) =>
    t('{who} noted what the payment provider says of the subscription: {status}, {plan}', {
      who,
      status: statusLabels[String(details['to'])] ?? String(details['to']),
      plan: formatLoggedPlan(details),
    }),
  'subscription-cancelled': (who) => t('{who} cancelled the subscription', { who }),
  'subscription-resumed': (who) => t('{who} resumed the subscription', { who }),
  'card-change-started': (who) => t('{who} opened the page to change the card', { who }),
  'card-changed': (who) => t('{who} received another card from the payment provider', { who }),
  'billing-details-saved': (who) => t('{who} changed the billing details', { who }),
  'invoice-issued': (who, _, { number }) => t('{who} issued invoice {number}', { who, number: String(number) }),
  'invoice-paid': (who, _, { number }) => t('{who} marked invoice {number} as paid', { who, number: String(number) }),
  'invoice-voided': (who, _, { number }) => t('{who} voided invoice {number}', { who, number: String(number) }),
  'invoice-credited': (who, _, { number }) => t('{who} credited invoice {number}', { who, number: String(number) }),
}

const isKnown = (action: string): action is CompanyAction => action in sentences

/** An entry as a sentence; an action that this version does not know is shown as it is. */
export function formatAuditEntry({ action, by, subject, details }: AuditEntryWire): string {
  const who = by === null ? 'Guildhall' : (by.name ?? t('Somebody who is no longer here'))
  const whom = subject?.name ?? t('somebody who is no longer here')
  return isKnown(action) ? sentences[action](who, whom, details) : `${who}: ${action.replaceAll('-', ' ')}`
}
