import type { TeamRole } from '@guildhall/domain/identity'
import { INVITES_PER_CALL } from '@guildhall/domain/shared'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Form, FormActions, type FormError } from '@guildhall/ui-kit/Form'
import { glyphs } from '@guildhall/ui-kit/Icon'
import { Note } from '@guildhall/ui-kit/Note'
import { Select } from '@guildhall/ui-kit/Select'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { TagField } from '@guildhall/ui-kit/TagField'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { messageOf } from '../../../shared/forms/message-of.ts'
import { problemOf } from '../invite-words.ts'
import { type InviteResult, InviteResults } from '../components/InviteResults.tsx'
import { inviteRoleChoices, type TeamView } from '../team-view.ts'
import { say } from '../../../shared/i18n/index.ts'

export interface InviteMembersProps {
  readonly team: Loadable<TeamView>
  readonly addresses: readonly string[]
  readonly role: TeamRole
  readonly onWords: (words: string) => void
  readonly onRemove: (addresses: ReadonlySet<string>) => void
  readonly onRole: (role: TeamRole) => void
  readonly onSend: () => void
  readonly isSending: boolean
  readonly errors: readonly FormError[]
  readonly refusal: string | null
  /** What became of the addresses that were sent last. */
  readonly results: readonly InviteResult[]
}

/** "Send 2 invites" */
const sendWords = (count: number): string => {
  if (count === 0) return say('Send invites')
  return count === 1 ? say('Send 1 invite') : say('Send {count} invites', { count })
}

/** Invites many people at once; each address gets its answer. Rule: COMP-21. */
export const InviteMembers = ({ team, ...form }: InviteMembersProps) => {
  if (team.state === 'loading') {
    return (
      <SkeletonGroup label={say('Loading your team')}>
        <Skeleton shape="control" width="100%" />
      </SkeletonGroup>
    )
  }
  if (team.state === 'failed') {
    return (
      <EmptyState
        isFlush
        drawing="lamp"
        title={say('Your team did not load')}
        actions={<Button onPress={team.onRetry}>{say('Try again')}</Button>}
      >
        {team.message}
      </EmptyState>
    )
  }
  if (!team.value.canManage) {
    return (
      <Note icon={glyphs.Lock}>
        {say('An admin of {companyName} can invite people.', { companyName: team.value.companyName })}
      </Note>
    )
  }
  return <InviteForm {...form} team={team.value} />
}

const InviteForm = ({ team, ...form }: Omit<InviteMembersProps, 'team'> & { readonly team: TeamView }) => {
  const { addresses, errors } = form
  const choices = inviteRoleChoices(team.facts)
  const isFull = choices.some(({ id, isDisabled }) => id === form.role && isDisabled)
  return (
    <>
      <InviteResults results={form.results} />
      <Form label={say('Invite people')} hasSummary={false} errors={errors} onSubmit={form.onSend}>
        {form.refusal !== null && (
          <Banner tone="danger" role="alert">
            {form.refusal}
          </Banner>
        )}
        <TagField
          label={say('E-mail addresses')}
          name="emails"
          aside={say('{addresses} of {invitesPerCall}', {
            addresses: addresses.length,
            invitesPerCall: INVITES_PER_CALL,
          })}
          inputMode="email"
          placeholder={addresses.length === 0 ? say('Type or paste addresses') : say('Add an address')}
          description={say('Paste a whole list if you like. Each link is good for seven days.')}
          value={addresses.map((address) => ({ id: address, label: address, problem: problemOf(address) }))}
          onWords={form.onWords}
          onRemove={form.onRemove}
          error={messageOf(errors, 'emails')}
        />
        <Select<TeamRole>
          label={say('Role')}
          name="role"
          choices={choices}
          value={form.role}
          onChange={form.onRole}
          error={messageOf(errors, 'role')}
          description={isFull ? say('No seat is free for this role. Choose another, or add seats.') : undefined}
          descriptionTone="warning"
        />
        <FormActions>
          <Button look="primary" type="submit" isPending={form.isSending} pendingLabel={say('Sending')}>
            {sendWords(addresses.length)}
          </Button>
          <LinkButton look="quiet" href="/settings/team">
            {say('Back to the team')}
          </LinkButton>
        </FormActions>
      </Form>
    </>
  )
}
