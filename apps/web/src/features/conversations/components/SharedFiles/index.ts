export { SharedFilesHost } from './SharedFilesHost.tsx'
