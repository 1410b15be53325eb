import { UNREAD_MAIL_AFTER_MINUTES } from '@guildhall/domain/notifications'
import type { CurrentSessionWire } from '@guildhall/rest-contract/client'
import type { ReactNode } from 'react'
import { Switch } from '@guildhall/ui-kit/Switch'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { SettingPart } from '../../../shared/components/SettingsFrame/index.ts'
import { t } from '../../../shared/i18n/index.ts'

/** Which mails the user receives. */
export type Preferences = CurrentSessionWire['preferences']
export type PreferenceKey = keyof Preferences

export interface NotificationSettingsProps {
  readonly userType: 'contractor' | 'employer'
  readonly preferences: Preferences
  readonly onChange: (key: PreferenceKey, isOn: boolean) => void
}

interface Row {
  readonly id: string
  /** Null for mails that cannot be turned off. */
  readonly key: PreferenceKey | null
  readonly name: string
  readonly text: string
}

const replies: Row = {
  id: 'replies',
  key: 'messagesReplies',
  name: t('Replies'),
  text: t('Mail if you have not read it after {unreadMailAfterMinutes} minutes', {
    unreadMailAfterMinutes: UNREAD_MAIL_AFTER_MINUTES,
  }),
}

const rows: Readonly<Record<NotificationSettingsProps['userType'], readonly Row[]>> = {
  contractor: [
    {
      id: 'requests',
      key: 'requestConnections',
      name: t('Requests'),
      text: t('New requests, a reminder, and the day before one expires'),
    },
    replies,
    { id: 'system', key: 'system', name: t('Your profile'), text: t('Welcome, and what became of your profile') },
    { id: 'account', key: null, name: t('Your account'), text: t('Sign-ins, password, e-mail') },
  ],
  employer: [
    { id: 'requests', key: 'requestConnections', name: t('Requests'), text: t('Accepted, declined, expired') },
    replies,
    {
      id: 'system',
      key: 'system',
      name: t('Searches and trial'),
      text: t('New people in saved searches, reminders about your plan'),
    },
    {
      id: 'account',
      key: null,
      name: t('Your account and money'),
      text: t('Sign-ins, password, invites, invoices, card'),
    },
  ],
}

/** A row with its switch. */
interface ShownRow extends Row {
  readonly mail: ReactNode
}

const always = <Text tone="muted">{t('Always')}</Text>

const columns: readonly Column<ShownRow>[] = [
  {
    id: 'event',
    header: t('Event'),
    isRowHeader: true,
    cell: ({ name, text }) => (
      <>
        <Text variant="label">{name}</Text>
        <Text tone="muted">{text}</Text>
      </>
    ),
  },
  { id: 'here', header: t('In Guildhall'), cell: () => always },
  { id: 'mail', header: t('By mail'), cell: ({ mail }) => mail },
]

/** The settings of notification mails; notifications within Guildhall are always on. Rule: NOTE-1. */
export const NotificationSettings = ({ userType, preferences, onChange }: NotificationSettingsProps) => {
  const shown = rows[userType].map((row): ShownRow => {
    const { key, name } = row
    if (key === null) return { ...row, mail: always }
    const mail = (
      <Switch
        aria-label={t('{name} by mail', { name })}
        isSelected={preferences[key]}
        onChange={(isOn) => onChange(key, isOn)}
      />
    )
    return { ...row, mail }
  })
  return (
    <SettingPart title={t('What reaches you')}>
      <Table label={t('Events and mails')} columns={columns} rows={shown} getRowId={({ id }) => id} isFlush />
    </SettingPart>
  )
}
