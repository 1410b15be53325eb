/** An id of this browser's making, so that a repeated save is the same entry; where it cannot make one the server does. */
export const newId = (): string => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : 'new')
