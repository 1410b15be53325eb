import type { TeamRole } from '@guildhall/domain/identity'
import { DEFAULT_INVITE_ROLE, NO_INVITES_MESSAGE, INVITES_PER_REQUEST_MAX } from '@guildhall/domain/companies'
import type { CompanyWire } from '@guildhall/rest-contract/client'
import type { FormError } from '@guildhall/ui-kit/Form'
import { useState } from 'react'
import { toLoadable } from '../../../shared/loadable/loadable.ts'
import { toFormErrors } from '../../../shared/forms/form-errors.ts'
import { parseAddresses, getAddressError } from '../invite-addresses.ts'
import { InviteMembers } from './InviteMembers.tsx'
import type { InviteResult } from '../components/InviteResults.tsx'
import { useInviteMembers } from '../api/use-invite-members.ts'
import { useTeamView } from '../api/use-team-query.ts'
import { LeaveGuard } from '../../../shared/components/LeaveGuard/index.ts'
import { t } from '../../../shared/i18n/index.ts'

const labels = { emails: t('E-mail addresses'), role: t('Role') }

/** Validates the form; the error names an invalid address, so that it can be found among fifty. */
function validateAddresses(addresses: readonly string[]): readonly FormError[] {
  const wrong = addresses.filter((address) => getAddressError(address) !== undefined)
  const saying = (message: string): readonly FormError[] => toFormErrors({ emails: [message] }, labels)
  if (addresses.length === 0) return saying(t('Value is required'))
  if (addresses.length > INVITES_PER_REQUEST_MAX)
    return saying(
      t('At most {invitesPerCall} people can be invited at once', { invitesPerCall: INVITES_PER_REQUEST_MAX }),
    )
  return wrong.length === 0 ? [] : saying(t('{wrong}: not an e-mail address', { wrong: wrong.join(', ') }))
}

/** Invites people into the user's team. */
export const InviteMemberRoute = ({ company }: { readonly company: CompanyWire }) => {
  const inviteMembers = useInviteMembers()
  const { query, team } = useTeamView(company)
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const [role, setRole] = useState<TeamRole>(DEFAULT_INVITE_ROLE)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [results, setResults] = useState<readonly InviteResult[]>([])

  const change = (next: readonly string[]): void => {
    setAddresses(next)
    setErrors([])
  }
  const send = async (): Promise<void> => {
    const wrong = validateAddresses(addresses)
    setErrors(wrong)
    setRefusal(null)
    if (wrong.length > 0) return
    setSending(true)
    const answer = await inviteMembers(addresses, role)
    setSending(false)
    if (!answer.ok) {
      const refused = toFormErrors(answer.errors, labels)
      setErrors(refused)
      if (refused.length === 0) setRefusal(answer.status === 500 ? NO_INVITES_MESSAGE : answer.message)
      return
    }
    const { newInvites, skipped } = answer.value
    setResults([
      ...newInvites.map(({ email }) => ({ email, skipped: null })),
      ...skipped.map(({ email, reason }) => ({ email, skipped: reason })),
    ])
    setAddresses([])
  }

  return (
    <>
      <LeaveGuard isDirty={addresses.length > 0} />
      <InviteMembers
        team={toLoadable({ ...query, data: team })}
        addresses={addresses}
        role={role}
        onAdd={(words) => change([...new Set([...addresses, ...parseAddresses(words)])])}
        onRemove={(gone) => change(addresses.filter((address) => !gone.has(address)))}
        onRole={setRole}
        onSend={() => void send()}
        isSending={isSending}
        errors={errors}
        refusal={refusal}
        results={results}
      />
    </>
  )
}
