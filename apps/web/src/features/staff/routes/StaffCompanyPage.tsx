import { type OperatorPermission, TRIAL_EXTENSION_DAYS_MAX } from '@guildhall/domain/moderation'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { Link } from '@guildhall/ui-kit/Link'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDate } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { roleLabels } from '../../team/index.ts'
import type { CompanyOverview } from '../api/use-look-up.ts'
import {
  ActionDialog,
  type ActionDialogProps,
  ActionLog,
  Overview,
  PlanStatus,
  VerificationBadge,
} from '../components/People/index.ts'
import styles from '../components/People/People.module.css'
import { StaffPage } from '../components/StaffFrame/index.ts'

export interface StaffCompanyPageProps {
  readonly rights: readonly OperatorPermission[]
  readonly now: Date
  readonly company: Loadable<CompanyOverview>
  readonly dialog: ActionDialogProps | null
  readonly onVerify: (name: string) => void
  readonly onWithdraw: (name: string) => void
  readonly onExtendTrial: (name: string, max: number) => void
  readonly onGiveBack: (name: string, max: number) => void
}

/** One company at a glance, and what an operator does about it. Rules: MOD-36, MOD-40, MOD-41. */
export const StaffCompanyPage = ({ company, dialog, ...props }: StaffCompanyPageProps) => (
  <>
    <Overview loadable={company}>{(shown) => <Shown company={shown} {...props} />}</Overview>
    {dialog !== null && <ActionDialog key={dialog.action.title} {...dialog} />}
  </>
)

type ShownProps = Omit<StaffCompanyPageProps, 'company' | 'dialog'> & { readonly company: CompanyOverview }

const Shown = ({ company, now, ...props }: ShownProps) => (
  <StaffPage title={company.name} aside={<Actions company={company} {...props} />}>
    <Cluster>
      <VerificationBadge verification={company.verification} />
      <PlanStatus company={company} now={now} />
    </Cluster>
    <div className={styles['grid']}>
      <Card title={t('Company')}>
        <DescriptionList items={companyFacts(company)} />
      </Card>
      <Card title={t('Plan')}>
        <DescriptionList items={planFacts(company)} />
      </Card>
      <Card title={t('Team')}>
        <Team company={company} isLinked={props.rights.includes('see-users')} />
      </Card>
      <Card title={t('What was done')}>
        <ActionLog label={t('What was done')} log={company.log} />
      </Card>
    </div>
  </StaffPage>
)

const Actions = ({
  company: { accountType, freeContactsUsed, name, trialEndsAt, verification },
  rights,
  onExtendTrial,
  onGiveBack,
  onVerify,
  onWithdraw,
}: Omit<ShownProps, 'now'>) => (
  <Cluster>
    {rights.includes('extend-trials') && accountType === 'trial' && trialEndsAt !== null && (
      <>
        <Button onPress={() => onExtendTrial(name, TRIAL_EXTENSION_DAYS_MAX)}>{t('Extend the trial')}</Button>
        {freeContactsUsed > 0 && (
          <Button onPress={() => onGiveBack(name, freeContactsUsed)}>{t('Give contacts back')}</Button>
        )}
      </>
    )}
    {rights.includes('verify-companies') &&
      (verification === 'verified' ? (
        <Button onPress={() => onWithdraw(name)}>{t('Withdraw the verification')}</Button>
      ) : (
        <Button variant="primary" onPress={() => onVerify(name)}>
          {t('Verify')}
        </Button>
      ))}
  </Cluster>
)

const companyFacts = (company: CompanyOverview) => [
  { id: 'website', term: t('Website'), description: company.website ?? t('None') },
  { id: 'email', term: t('E-mail'), description: company.email ?? t('None') },
  { id: 'mobile', term: t('Telephone'), description: company.mobile ?? t('None') },
  { id: 'size', term: t('People'), description: company.employeeCount },
  { id: 'since', term: t('Here since'), description: formatDate(company.createdAt) },
  { id: 'conversations', term: t('Conversations'), description: company.conversations },
  { id: 'reports', term: t('Reports about it'), description: company.reportsReceived },
  { id: 'id', term: t('Id'), description: <code>{company.uuid}</code> },
]

const planFacts = (company: CompanyOverview) => [
  { id: 'kind', term: t('Kind'), description: company.accountType === 'trial' ? t('Trial') : t('Paid') },
  { id: 'seats', term: t('Seats'), description: company.seats },
  { id: 'interval', term: t('Billed'), description: company.billedAnnually ? t('Every year') : t('Every month') },
  ...(company.paidUntil === null
    ? []
    : [{ id: 'paid', term: t('Paid until'), description: formatDate(company.paidUntil) }]),
  ...(company.freeContactsLeft === null
    ? []
    : [
        {
          id: 'contacts',
          term: t('Free contacts'),
          description: t('{used} used, {left} left', {
            used: company.freeContactsUsed,
            left: company.freeContactsLeft,
          }),
        },
      ]),
  { id: 'invoices', term: t('Open invoices'), description: company.openInvoices },
  { id: 'contact', term: t('May contact people'), description: company.mayContact ? t('Yes') : t('No') },
]

interface TeamProps {
  readonly company: CompanyOverview
  readonly isLinked: boolean
}

const Team = ({ company: { team }, isLinked }: TeamProps) =>
  team.length === 0 ? (
    <Text tone="muted">{t('Nobody is in this team.')}</Text>
  ) : (
    <Stack as="ul" gap={3} aria-label={t('Team')}>
      {team.map(({ email, firstName, lastName, role, suspendedAt, uuid }) => (
        <li key={uuid} className={styles['who']}>
          {isLinked ? (
            <Link href={`/staff/people/${uuid}`}>
              <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
            </Link>
          ) : (
            <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
          )}{' '}
          <Text as="span" variant="caption" tone="muted">
            {roleLabels[role].label}
          </Text>
          <Text as="div" variant="caption" tone="muted">
            {email}
          </Text>
          {suspendedAt !== null && <StatusIndicator tone="danger">{t('Suspended')}</StatusIndicator>}
        </li>
      ))}
    </Stack>
  )
