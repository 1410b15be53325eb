import { Link } from '@guildhall/ui-kit/Link'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Stack } from '@guildhall/ui-kit/Stack'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { formatWhen } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import type { SentMail } from '../../api/use-mails.ts'
import { MailOutcome, MailWords, SendAgain, type SendAgainProps } from './MailParts.tsx'

export interface LastMailsProps extends Pick<SendAgainProps, 'onSendAgain' | 'sending'> {
  readonly mails: Loadable<readonly SentMail[]>
  /** The person's address, by which all their mails are found. */
  readonly address: string
}

const columnsOf = (actions: Pick<SendAgainProps, 'onSendAgain' | 'sending'>): readonly Column<SentMail>[] => [
  { id: 'mail', header: t('Mail'), isRowHeader: true, cell: (mail) => <MailWords mail={mail} /> },
  { id: 'state', header: t('State'), cell: (mail) => <MailOutcome mail={mail} /> },
  { id: 'at', header: t('When'), cell: ({ at }) => formatWhen(at) },
  { id: 'again', header: t('Action'), isHeaderHidden: true, cell: (mail) => <SendAgain mail={mail} {...actions} /> },
]

/** The last mails to a person. Rules: MOD-60, MOD-61. */
export const LastMails = ({ address, mails, ...actions }: LastMailsProps) => {
  if (mails.state === 'loading')
    return (
      <SkeletonGroup label={t('Loading the mails')}>
        <Skeleton width="70%" />
      </SkeletonGroup>
    )
  if (mails.state === 'failed') return <Text tone="muted">{mails.message}</Text>
  if (mails.value.length === 0) return <Text tone="muted">{t('None in the last 90 days.')}</Text>
  return (
    <Stack gap={3}>
      <Table
        label={t('Mails to this person')}
        isFlush
        isStackedOnPhone
        columns={columnsOf(actions)}
        rows={mails.value}
        getRowId={({ uuid }) => uuid}
      />
      <Link href={`/staff/mails?${new URLSearchParams({ text: address }).toString()}`}>
        {t('All mails to this address')}
      </Link>
    </Stack>
  )
}
