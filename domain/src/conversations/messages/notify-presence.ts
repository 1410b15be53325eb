import type { PresenceSignal } from './conversation-signals.port.ts'
import { signalOtherSide, type SignalCommand, type SignalDeps } from './signal-other-side.ts'

/** How often a page repeats that its user has the conversation open. */
export const PRESENCE_SIGNAL_EVERY_MS = 20_000

/** How long after the last signal somebody counts as present: two signals may be lost. */
export const PRESENCE_SHOWN_MS = 45_000

/** How long after one person of the other side left the others of that side have to say that they are still there. */
export const PRESENCE_LEFT_GRACE_MS = 3_000

/** The code with which a page reports that it could not enter again after its connection came back. */
export const PRESENCE_REENTER_FAILED_CODE = 91004

export interface NotifyPresenceCommand extends SignalCommand {
  readonly presence: PresenceSignal
}

/** Notifies the other side of an active conversation that the actor has it open, or no longer. Rule: CONV-70. */
export const notifyPresence =
  (deps: SignalDeps) =>
  ({ presence, ...command }: NotifyPresenceCommand) =>
    signalOtherSide(deps, command, presence)
