import type { CompanyWire, CurrentSessionWire } from '@guildhall/rest-contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
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

interface PartContext {
  readonly session: CurrentSessionWire
  /** Only the subscription has subpages. */
  readonly child: SubscriptionChild | null
  readonly returnTo: ReturnTo | null
}

/** Parts for all users, with or without a company. */
const ownParts = {
  account: ({ returnTo, session }) => <AccountRoute session={session} returnTo={returnTo} />,
  notifications: ({ session }) => <NotificationPreferencesRoute session={session} />,
  privacy: ({ session }) => <PrivacyRoute user={session.user} />,
  api: () => <ApiRoute />,
} satisfies Partial<Record<Part, (context: PartContext) => ReactNode>>

type OwnPart = keyof typeof ownParts

interface CompanyContext extends PartContext {
  readonly company: CompanyWire
}

/** The additional parts for employers. */
const companyParts: Readonly<Record<Exclude<Part, OwnPart>, (context: CompanyContext) => ReactNode>> = {
  company: ({ company, returnTo }) => <CompanyRoute company={company} returnTo={returnTo} />,
  team: ({ company }) => <TeamRoute company={company} />,
  'invite-member': ({ company }) => <InviteMemberRoute company={company} />,
  billing: ({ company, session }) => <BillingRoute company={company} details={session.billingInfo} />,
  subscription: ({ child, company }) => <SubscriptionRoute company={company} child={child} />,
  templates: ({ company }) => <TemplatesRoute company={company} />,
  webhooks: ({ company }) => <WebhooksRoute company={company} />,
  audit: ({ company }) => <AuditRoute company={company} />,
}

const isOwnPart = (part: Part): part is OwnPart => Object.hasOwn(ownParts, part)

const showPart = (part: Part, context: PartContext): ReactNode => {
  if (isOwnPart(part)) return ownParts[part](context)
  const { company } = context.session
  return company === null ? null : companyParts[part]({ ...context, company })
}

const partOf = (text: string | undefined, hasCompany: boolean): Part | null =>
  isPart(text) && (isOwnPart(text) || hasCompany) ? text : null

/** The parts of the settings, with the menu beside them. Rule: UI-4. */
export const SettingsRoute = () => {
  const session = useSignedIn()
  const { part: text, child: under } = useParams({ strict: false })
  const part = partOf(text, session.company !== null)
  const child = part === 'subscription' && under !== undefined && isSubscriptionChild(under) ? under : null
  const isUnknown = part === null || (under !== undefined && child === null)
  return isUnknown ? <NotFoundRoute /> : <SettingsPart part={part} child={child} />
}

const SettingsPart = ({ part, child }: Pick<PartContext, 'child'> & { readonly part: Part }) => {
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
        <Suspense fallback={<PartLoading />}>{showPart(part, { session, child, returnTo })}</Suspense>
      </PanelBoundary>
    </SettingsFrame>
  )
}
