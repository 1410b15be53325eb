import type { BillingInfoWire, CompanyWire } from '@guildhall/rest-contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { candidateNameIn } from '../../features/candidates/index.ts'
import { type ReturnTo, parseReturnTo } from '../../shared/navigation/return-to.ts'
import { useSignedIn } from '../../features/session/index.ts'
import { usePageTitle } from '../../shared/hooks/use-page-title.ts'
import { SettingsFrame } from '../../shared/components/SettingsFrame/index.ts'
import { NotFoundRoute } from '../../features/not-found/index.ts'
import { isSubscriptionChild, type SubscriptionChild, subscriptionTitles } from '../../features/billing/index.ts'
import { PartLoading } from '../../shared/components/SettingsFrame/PartLoading.tsx'
import { getMenuHref, settingsGroups } from '../../shared/components/SettingsFrame/settings-groups.ts'
import { PanelBoundary } from '../../shared/components/PanelBoundary/index.ts'
import { t } from '../../shared/i18n/index.ts'

// A visit opens one or two of the ten parts.
const AccountRoute = lazy(async () => ({
  default: (await import('../../features/settings/routes/AccountRoute.tsx')).AccountRoute,
}))
const ApiRoute = lazy(async () => ({
  default: (await import('../../features/settings/routes/ApiRoute.tsx')).ApiRoute,
}))
const AuditRoute = lazy(async () => ({
  default: (await import('../../features/audit/routes/AuditRoute.tsx')).AuditRoute,
}))
const BillingRoute = lazy(async () => ({
  default: (await import('../../features/billing/routes/BillingRoute.tsx')).BillingRoute,
}))
const CompanyRoute = lazy(async () => ({
  default: (await import('../../features/settings/routes/CompanyRoute.tsx')).CompanyRoute,
}))
const NotificationPreferencesRoute = lazy(async () => ({
  default: (await import('../../features/notifications/routes/NotificationPreferencesRoute.tsx'))
    .NotificationPreferencesRoute,
}))
const PrivacyRoute = lazy(async () => ({
  default: (await import('../../features/settings/routes/PrivacySettingsRoute.tsx')).PrivacyRoute,
}))
const SubscriptionRoute = lazy(async () => ({
  default: (await import('../../features/billing/routes/SubscriptionRoute.tsx')).SubscriptionRoute,
}))
const InviteMemberRoute = lazy(async () => ({
  default: (await import('../../features/team/routes/InviteMemberRoute.tsx')).InviteMemberRoute,
}))
const TeamRoute = lazy(async () => ({ default: (await import('../../features/team/routes/TeamRoute.tsx')).TeamRoute }))
const TemplatesRoute = lazy(async () => ({
  default: (await import('../../features/templates/routes/TemplatesRoute.tsx')).TemplatesRoute,
}))
const WebhooksRoute = lazy(async () => ({
  default: (await import('../../features/settings/routes/WebhooksRoute.tsx')).WebhooksRoute,
}))

const heads = {
  account: { title: t('Account'), lead: undefined },
  notifications: { title: t('Notifications'), lead: t('Guildhall itself always tells you; mail is your choice.') },
  privacy: { title: t('Privacy'), lead: undefined },
  api: { title: t('API'), lead: t('Programs read with a token what you may read here.') },
  company: { title: t('Company'), lead: t('Contractors see this before they answer.') },
  team: { title: t('Team'), lead: undefined },
  'invite-member': { title: t('Invite people'), lead: t('They get a link by mail and join your team with it.') },
  billing: { title: t('Billing'), lead: undefined },
  subscription: { title: t('Subscription'), lead: undefined },
  templates: { title: t('Templates'), lead: t('Write once what you send often.') },
  webhooks: { title: t('Webhooks'), lead: t('Your services are told of what happens, by a call of ours.') },
  audit: { title: t('Audit log'), lead: t('What your admins changed. Nothing here can be changed or removed.') },
} as const

/** Parts of the settings that are selected as another part in the menu. */
const menuPlaces: Partial<Record<Part, Part>> = { 'invite-member': 'team' }

type Part = keyof typeof heads

const isPart = (text: string | undefined): text is Part => text !== undefined && Object.hasOwn(heads, text)

const ownParts: readonly Part[] = ['account', 'notifications', 'privacy', 'api']

/** Parts for all users, with or without a company. */
const isOwnPart = (part: Part): boolean => ownParts.includes(part)

const partOf = (text: string | undefined, hasCompany: boolean): Part | null =>
  isPart(text) && (isOwnPart(text) || hasCompany) ? text : null

/** The parts of the settings, with the menu beside them. Rule: UI-4. */
export const SettingsRoute = () => {
  const session = useSignedIn()
  const { part: text, child: under } = useParams({ strict: false })
  const part = partOf(text, session.company !== null)
  const child = part === 'subscription' && under !== undefined && isSubscriptionChild(under) ? under : null
  const isUnknown = part === null || (under !== undefined && child === null)
  return isUnknown ? <NotFoundRoute /> : <Part part={part} child={child} />
}

interface PartProps {
  readonly part: Part
  /** Only the subscription has subpages. */
  readonly child: SubscriptionChild | null
}

const Part = ({ part, child }: PartProps) => {
  const { title: usual, lead } = heads[part]
  const title = child === null ? usual : subscriptionTitles[child]
  usePageTitle(title)
  const session = useSignedIn()
  const queries = useQueryClient()
  const search = useSearch({ strict: false })
  const back = parseReturnTo(search)
  const name = back === null ? null : candidateNameIn(queries, back.href)
  const returnTo = back !== null && name !== null ? { ...back, label: t('Back to {name}', { name }) } : back
  return (
    <SettingsFrame
      groups={settingsGroups(session)}
      current={menuPlaces[part] ?? part}
      title={title}
      lead={lead}
      showsMenu={search['menu'] === 'open'}
      menuHref={child === null ? getMenuHref(part) : '/settings/subscription'}
    >
      <PanelBoundary resetKey={`${part}/${child ?? ''}`}>
        <Suspense fallback={<PartLoading />}>
          {part === 'account' && <AccountRoute session={session} returnTo={returnTo} />}
          {part === 'notifications' && <NotificationPreferencesRoute session={session} />}
          {part === 'api' && <ApiRoute />}
          {part === 'privacy' && <PrivacyRoute user={session.user} />}
          {session.company !== null && (
            <CompanyPart
              part={part}
              child={child}
              company={session.company}
              details={session.billingInfo}
              returnTo={returnTo}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </SettingsFrame>
  )
}

interface CompanyPartProps extends PartProps {
  readonly company: CompanyWire
  readonly details: BillingInfoWire | null
  readonly returnTo: ReturnTo | null
}

/** The additional parts for employers. */
const CompanyPart = ({ part, child, company, details, returnTo }: CompanyPartProps) => {
  switch (part) {
    case 'company':
      return <CompanyRoute company={company} returnTo={returnTo} />
    case 'team':
      return <TeamRoute company={company} />
    case 'invite-member':
      return <InviteMemberRoute company={company} />
    case 'billing':
      return <BillingRoute company={company} details={details} />
    case 'subscription':
      return <SubscriptionRoute company={company} child={child} />
    case 'templates':
      return <TemplatesRoute company={company} />
    case 'webhooks':
      return <WebhooksRoute company={company} />
    case 'audit':
      return <AuditRoute company={company} />
    default:
      return null
  }
}
