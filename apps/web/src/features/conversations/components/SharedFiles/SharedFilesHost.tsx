import { useSharedFiles } from '../../api/use-shared-files.ts'
import { SharedFiles, type SharedFilesProps } from './SharedFiles.tsx'

interface SharedFilesHostProps extends Omit<SharedFilesProps, 'files'> {
  readonly conversationUuid: string
}

/** Loads the files of a conversation when they are opened. */
export const SharedFilesHost = ({ conversationUuid, ...props }: SharedFilesHostProps) => (
  <SharedFiles {...props} files={useSharedFiles(conversationUuid)} />
)
