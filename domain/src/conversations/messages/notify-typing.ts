import { signalOtherSide, type SignalCommand, type SignalDeps } from './signal-other-side.ts'

/** While somebody types, the other side is told at most this often. */
export const TYPING_SIGNAL_EVERY_MS = 3_000

/** How long after the last signal somebody counts as typing. */
export const TYPING_SHOWN_MS = 6_000

/** Notifies the other side that the actor is typing in an active conversation. Rule: CONV-50. */
export const notifyTyping = (deps: SignalDeps) => (command: SignalCommand) => signalOtherSide(deps, command, 'typing')
