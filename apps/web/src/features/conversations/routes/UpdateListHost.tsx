import { useMarkAllUpdatesRead } from '../api/use-change-update.ts'
import { useUpdates } from '../api/use-updates.ts'
import { UpdateList, type UpdateListProps } from '../components/Updates/index.ts'

/** The address of an update in the inbox. */
const hrefOf = (uuid: string): string => `/messages?update=${uuid}`

export type UpdateListHostProps = Pick<UpdateListProps, 'unread' | 'currentUuid' | 'now'> & {
  readonly isArchive: boolean
}

/** Loads the updates, or the archived ones. Rule: NOTE-9. */
export const UpdateListHost = (props: UpdateListHostProps) => (
  <UpdateList {...props} list={useUpdates(props.isArchive)} hrefOf={hrefOf} onReadAll={useMarkAllUpdatesRead()} />
)
