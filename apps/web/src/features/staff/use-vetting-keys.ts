import { REASON_KEYS } from './vetting-reasons.ts'
import { useKeys } from './use-keys.ts'

export interface VettingKeys {
  readonly onMove: (by: 1 | -1) => void
  readonly onApprove: () => void
  readonly onSendBack: () => void
  readonly onReject: () => void
  readonly onUndo: () => void
  readonly onRelease: () => void
  /** Marks the open profile, or takes the mark away; or marks all from the last marked one to it. */
  readonly onMark: (isRange: boolean) => void
  readonly onApproveMarked: () => void
  readonly onMessage: () => void
  readonly onHelp: () => void
  /** The place of a reason, from 0. */
  readonly onReason: (at: number) => void
}

/** The keys of the vetting page. Rules: MOD-33, MOD-85. */
export function useVettingKeys(keys: VettingKeys): void {
  useKeys({
    j: () => keys.onMove(1),
    k: () => keys.onMove(-1),
    a: keys.onApprove,
    c: keys.onSendBack,
    r: keys.onReject,
    u: keys.onUndo,
    g: keys.onRelease,
    x: () => keys.onMark(false),
    X: () => keys.onMark(true),
    A: keys.onApproveMarked,
    e: keys.onMessage,
    '?': keys.onHelp,
    ...Object.fromEntries(Array.from({ length: REASON_KEYS }, (_, at) => [String(at + 1), () => keys.onReason(at)])),
  })
}
