import { useArchiveUpdate, useMarkUpdateRead } from '../api/use-change-update.ts'
import { useUpdate } from '../api/use-updates.ts'
import { UpdateView } from '../components/Updates/index.ts'

export interface UpdatePaneProps {
  readonly updateUuid: string
  readonly now: Date
  readonly backHref: string
}

/** Loads an update and marks it as read. Use it with the update's key. Rule: NOTE-9. */
export const UpdatePane = ({ updateUuid, now, backHref }: UpdatePaneProps) => {
  const update = useUpdate(updateUuid)
  useMarkUpdateRead(update.state === 'ready' ? update.value : null)
  const archive = useArchiveUpdate()
  return (
    <UpdateView
      update={update}
      now={now}
      backHref={backHref}
      onArchive={(isArchived) => archive(updateUuid, isArchived)}
    />
  )
}
