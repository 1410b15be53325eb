export { DecisionPanel } from './DecisionPanel.tsx'
export { KeysDialog } from './KeysDialog.tsx'
export { formatWait, QueueList } from './QueueList.tsx'
export { ReviewTable } from './ReviewTable.tsx'
