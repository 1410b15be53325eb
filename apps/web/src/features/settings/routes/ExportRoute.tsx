import { useDataExport } from '../api/use-data-export.ts'
import { ProveIdentityDialog } from '../components/account/ProveIdentityDialog.tsx'
import { ExportRow } from '../components/privacy/ExportRow.tsx'

/** The export of the user's data. Rule: IDEN-46. */
export const ExportRoute = () => {
  const { isProving, onCancel, onProved, ...row } = useDataExport()
  return (
    <>
      <ExportRow {...row} />
      {isProving && <ProveIdentityDialog onProved={onProved} onClose={onCancel} />}
    </>
  )
}
