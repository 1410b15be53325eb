import { useDataExport } from '../api/use-data-export.ts'
import { ExportRow } from '../components/privacy/ExportRow.tsx'

/** The export of the user's data. */
export const ExportRoute = () => <ExportRow {...useDataExport()} />
