import type { TeamRole } from '@guildhall/domain/identity'
import { INVITES_PER_REQUEST_MAX } from '@guildhall/domain/companies'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Form, FormActions, type FormError } from '@guildhall/ui-kit/Form'
import { icons } from '@guildhall/ui-kit/Icon'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { Select } from '@guildhall/ui-kit/Select'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { TagField } from '@guildhall/ui-kit/TagField'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { getErrorMessage } from '../../../shared/forms/get-error-message.ts'
import { getAddressError } from '../invite-addresses.ts'
import { type InviteResult, InviteResults } from '../components/InviteResults.tsx'
import { getInviteRoleOptions, type TeamView } from '../team-view.ts'
import { FormAlert } from '../../../shared/components/FormAlert/index.ts'
import { t } from '../../../shared/i18n/index.ts'

export interface InviteMembersProps {
  readonly team: Loadable<TeamView>
  readonly addresses: readonly string[]
  readonly role: TeamRole
  readonly onAdd: (words: string) => void
  readonly onRemove: (addresses: ReadonlySet<string>) => void
  readonly onRole: (role: TeamRole) => void
  readonly onSend: () => void
  readonly isSending: boolean
  readonly errors: readonly FormError[]
  readonly refusal: string | null
  /** The results of the last invites. */
  readonly results: readonly InviteResult[]
}

/** "Send 2 invites" */
const formatSendLabel = (count: number): string => {
  if (count === 0) return t('Send invites')
  return count === 1 ? t('Send 1 invite') : t('Send {count} invites', { count })
}

/** Invites many people at once; each address has its own result. Rule: COMP-21. */
export const InviteMembers = ({ team, ...form }: InviteMembersProps) => {
  if (team.state === 'loading') {
    return (
      <SkeletonGroup label={t('Loading your team')}>
        <Skeleton variant="control" width="100%" />
      </SkeletonGroup>
    )
  }
  if (team.state === 'failed') {
    return (
      <EmptyState
        isFlush
        illustration="lamp"
        title={t('Your team did not load')}
        actions={<Button onPress={team.onRetry}>{t('Try again')}</Button>}
      >
        {team.message}
      </EmptyState>
    )
  }
  if (!team.value.canManage) {
    return (
      <InlineMessage icon={icons.Lock}>
        {t('An admin of {companyName} can invite people.', { companyName: team.value.companyName })}
      </InlineMessage>
    )
  }
  return <InviteForm {...form} team={team.value} />
}

const InviteForm = ({ team, ...form }: Omit<InviteMembersProps, 'team'> & { readonly team: TeamView }) => {
  const { addresses, errors } = form
  const choices = getInviteRoleOptions(team.facts)
  const isFull = choices.some(({ id, isDisabled }) => id === form.role && isDisabled)
  return (
    <>
      <InviteResults results={form.results} />
      <Form label={t('Invite people')} hasErrorSummary={false} errors={errors} onSubmit={form.onSend}>
        <FormAlert message={form.refusal} />
        <TagField
          label={t('E-mail addresses')}
          name="emails"
          isRequired
          secondaryLabel={t('{addresses} of {invitesPerCall}', {
            addresses: addresses.length,
            invitesPerCall: INVITES_PER_REQUEST_MAX,
          })}
          inputMode="email"
          placeholder={addresses.length === 0 ? t('Type or paste addresses') : t('Add an address')}
          description={t('Paste a whole list if you like. Each link is good for seven days.')}
          value={addresses.map((address) => ({ id: address, label: address, errorMessage: getAddressError(address) }))}
          onAdd={form.onAdd}
          onRemove={form.onRemove}
          errorMessage={getErrorMessage(errors, 'emails')}
        />
        <Select<TeamRole>
          label={t('Role')}
          name="role"
          options={choices}
          value={form.role}
          onChange={form.onRole}
          errorMessage={getErrorMessage(errors, 'role')}
          description={isFull ? t('No seat is free for this role. Choose another, or add seats.') : undefined}
          descriptionTone="warning"
        />
        <FormActions>
          <Button variant="primary" type="submit" isPending={form.isSending} pendingLabel={t('Sending')}>
            {formatSendLabel(addresses.length)}
          </Button>
          <LinkButton variant="quiet" href="/settings/team">
            {t('Back to the team')}
          </LinkButton>
        </FormActions>
      </Form>
    </>
  )
}
