import type { OperatorPermission } from '@guildhall/domain/moderation'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import type { Column } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../shared/i18n/index.ts'
import type { MailFilter, SentMail } from '../api/use-mails.ts'
import { MailOutcome, MailRecipient, MailWords, SendAgain } from '../components/Mails/index.ts'
import { LookUp, type LookUpProps } from '../components/People/index.ts'
import { StaffPage } from '../components/StaffFrame/index.ts'
import { formatMoment } from '../report-words.ts'

export interface StaffMailsPageProps extends LookUpProps<SentMail> {
  readonly rights: readonly OperatorPermission[]
  readonly state: MailFilter
  readonly onState: (state: MailFilter) => void
  /** The mail that is being sent again. */
  readonly sending: string | null
  readonly onSendAgain: (mail: SentMail) => void
}

const columnsOf = ({
  onSendAgain,
  rights,
  sending,
}: Pick<StaffMailsPageProps, 'onSendAgain' | 'rights' | 'sending'>): readonly Column<SentMail>[] => [
  { id: 'mail', header: t('Mail'), isRowHeader: true, cell: (mail) => <MailWords mail={mail} /> },
  {
    id: 'to',
    header: t('To'),
    cell: (mail) => <MailRecipient mail={mail} isLinked={rights.includes('see-users')} />,
  },
  { id: 'state', header: t('State'), cell: (mail) => <MailOutcome mail={mail} /> },
  { id: 'at', header: t('When'), cell: ({ at }) => formatMoment(at) },
  {
    id: 'again',
    header: t('Action'),
    isHeaderHidden: true,
    cell: (mail) => <SendAgain mail={mail} sending={sending} onSendAgain={onSendAgain} />,
  },
]

/** The mails of the last 90 days, and what became of them. Rules: MOD-60, MOD-61. */
export const StaffMailsPage = ({ onSendAgain, onState, rights, sending, state, ...props }: StaffMailsPageProps) => (
  <StaffPage
    title={t('Mails')}
    aside={
      <SegmentedControl<MailFilter>
        aria-label={t('Which mails')}
        segments={[
          { id: 'all', label: t('All') },
          { id: 'waiting', label: t('Waiting') },
          { id: 'sent', label: t('Sent') },
          { id: 'refused', label: t('Refused') },
        ]}
        value={state}
        onChange={onState}
      />
    }
  >
    <Text tone="muted">
      {t(
        'Of the last 90 days, without their text. What is sent again is made anew, for the address of today. Mails about the safety of an account, and those with a code or a link for one purpose, are not sent again from here: the person asks for a new one.',
      )}
    </Text>
    <LookUp
      {...props}
      fieldLabel={t('Find mails')}
      placeholder={t('A part of the address')}
      tableLabel={t('Mails')}
      nobodyTitle={t('No mail was found')}
      nobodyText={t('Try another part of the address, or look at all mails.')}
      formatStatus={(count) => t('{count} shown', { count })}
      columns={columnsOf({ rights, sending, onSendAgain })}
    />
  </StaffPage>
)
