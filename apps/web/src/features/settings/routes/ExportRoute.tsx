import { useDataExport } from '../api/use-data-export.ts'
import { ExportRow } from '../components/privacy/ExportRow.tsx'

/** The copy of all the data of the signed-in person. */
export const ExportRoute = () => <ExportRow {...useDataExport()} />
