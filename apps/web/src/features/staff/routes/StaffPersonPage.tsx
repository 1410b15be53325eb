import type { OperatorPermission } from '@guildhall/domain/moderation'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { Link } from '@guildhall/ui-kit/Link'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDate, formatWhen } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { roleLabels } from '../../team/index.ts'
import type { PersonOverview } from '../api/use-look-up.ts'
import { LastMails, type LastMailsProps } from '../components/Mails/index.ts'
import { ActionDialog, type ActionDialogProps, ActionLog, Overview, PersonStatus } from '../components/People/index.ts'
import styles from '../components/People/People.module.css'
import { StaffPage } from '../components/StaffFrame/index.ts'

export interface StaffPersonPageProps {
  readonly rights: readonly OperatorPermission[]
  readonly person: Loadable<PersonOverview>
  readonly dialog: ActionDialogProps | null
  /** Their last mails; null for operators who do not see mails. */
  readonly mails: LastMailsProps['mails'] | null
  /** The mail that is being sent again. */
  readonly sending: string | null
  readonly onSendAgain: LastMailsProps['onSendAgain']
  readonly onSuspend: (name: string) => void
  readonly onLift: (name: string) => void
  readonly onViewAs: (name: string) => void
  readonly onEndSessions: () => void
  readonly onResend: () => void
}

const nameOf = ({ email, firstName, lastName }: PersonOverview): string => `${firstName} ${lastName}`.trim() || email
const yesOrNo = (is: boolean): string => (is ? t('Yes') : t('No'))
const dateOr = (at: string | null, otherwise: string): string => (at === null ? otherwise : formatDate(at))

/** One person at a glance, and what an operator does about them. Rules: MOD-36, MOD-37, MOD-39, MOD-60. */
export const StaffPersonPage = ({ person, dialog, ...props }: StaffPersonPageProps) => (
  <>
    <Overview loadable={person}>{(shown) => <Shown person={shown} {...props} />}</Overview>
    {dialog !== null && <ActionDialog key={dialog.action.title} {...dialog} />}
  </>
)

type ShownProps = Omit<StaffPersonPageProps, 'dialog' | 'person'> & { readonly person: PersonOverview }

const Shown = ({ mails, onSendAgain, person, rights, sending, ...actions }: ShownProps) => (
  <StaffPage title={nameOf(person)} aside={<Actions person={person} rights={rights} {...actions} />}>
    <Cluster>
      <Badge>{person.userType === 'contractor' ? t('Contractor') : t('Employer')}</Badge>
      <PersonStatus person={person} />
    </Cluster>
    <div className={styles['grid']}>
      <Card title={t('Account')}>
        <DescriptionList items={accountFacts(person)} />
      </Card>
      <Card title={person.userType === 'contractor' ? t('Profile') : t('Company')}>
        <DescriptionList items={[...placeFacts(person, rights), ...countFacts(person)]} />
      </Card>
      <Card title={t('Signed-in devices')}>
        <Devices person={person} />
      </Card>
      <Card title={t('What was done')}>
        <ActionLog label={t('What was done')} log={person.log} />
      </Card>
      {mails !== null && (
        <Card title={t('Last mails')} className={styles['wide'] ?? ''}>
          <LastMails mails={mails} address={person.email} sending={sending} onSendAgain={onSendAgain} />
        </Card>
      )}
    </div>
  </StaffPage>
)

type ActionsProps = Omit<ShownProps, 'mails' | 'onSendAgain' | 'sending'>

const Actions = ({ person, rights, onViewAs, ...actions }: ActionsProps) => (
  <Cluster>
    {rights.includes('view-as') && person.suspendedAt === null && person.deletionRequestedAt === null && (
      <Button onPress={() => onViewAs(nameOf(person))}>{t('View as')}</Button>
    )}
    {rights.includes('manage-users') && <ManageActions person={person} {...actions} />}
  </Cluster>
)

const ManageActions = ({
  person,
  onEndSessions,
  onLift,
  onResend,
  onSuspend,
}: Omit<ActionsProps, 'onViewAs' | 'rights'>) => (
  <>
    {person.emailVerifiedAt === null && person.suspendedAt === null && person.deletionRequestedAt === null && (
      <Button onPress={onResend}>{t('Send the verification mail')}</Button>
    )}
    {person.devices.length > 0 && <Button onPress={onEndSessions}>{t('Sign out everywhere')}</Button>}
    {person.suspendedAt === null ? (
      <Button variant="danger" onPress={() => onSuspend(nameOf(person))}>
        {t('Suspend')}
      </Button>
    ) : (
      <Button variant="primary" onPress={() => onLift(nameOf(person))}>
        {t('Lift the suspension')}
      </Button>
    )}
  </>
)

const accountFacts = (person: PersonOverview) => [
  { id: 'email', term: t('Address'), description: person.email },
  { id: 'verified', term: t('Verified'), description: dateOr(person.emailVerifiedAt, t('Not yet')) },
  { id: 'mobile', term: t('Mobile'), description: person.mobile ?? t('None') },
  { id: 'since', term: t('Here since'), description: formatDate(person.createdAt) },
  { id: 'login', term: t('First sign-in'), description: dateOr(person.firstLoginAt, t('Not yet')) },
  { id: 'factor', term: t('Two-step sign-in'), description: yesOrNo(person.hasTwoFactor) },
  { id: 'passkeys', term: t('Passkeys'), description: person.passkeys },
  { id: 'providers', term: t('Other sign-ins'), description: person.providers.join(', ') || t('None') },
  { id: 'id', term: t('Id'), description: <code>{person.uuid}</code> },
]

const placeFacts = ({ company, profile }: PersonOverview, rights: readonly OperatorPermission[]) => {
  if (company !== null)
    return [
      {
        id: 'company',
        term: t('Company'),
        description: rights.includes('see-companies') ? (
          <Link href={`/staff/companies/${company.uuid}`}>
            <bdi>{company.name}</bdi>
          </Link>
        ) : (
          <bdi>{company.name}</bdi>
        ),
      },
      { id: 'role', term: t('Role'), description: roleLabels[company.role].label },
    ]
  if (profile === null) return [{ id: 'none', term: t('Company'), description: t('None') }]
  return [
    { id: 'title', term: t('Job title'), description: profile.jobTitle ?? t('None yet') },
    { id: 'paused', term: t('Paused'), description: yesOrNo(profile.paused) },
    { id: 'changed', term: t('Last change'), description: formatDate(profile.updatedAt) },
  ]
}

const countFacts = ({ conversations, reportsReceived, reportsSent }: PersonOverview) => [
  { id: 'conversations', term: t('Conversations'), description: conversations },
  { id: 'received', term: t('Reports about them'), description: reportsReceived },
  { id: 'sent', term: t('Reports they sent'), description: reportsSent },
]

const Devices = ({ person: { devices } }: { readonly person: PersonOverview }) =>
  devices.length === 0 ? (
    <Text tone="muted">{t('Signed in on no device.')}</Text>
  ) : (
    <Stack as="ul" gap={3} aria-label={t('Signed-in devices')}>
      {devices.map(({ address, device, lastSeenAt, uuid }) => (
        <li key={uuid}>
          <Text as="span">{device}</Text>
          <Text as="div" variant="caption" tone="muted">
            {t('{address}, last used {when}', { address, when: formatWhen(lastSeenAt) })}
          </Text>
        </li>
      ))}
    </Stack>
  )
