import { isLoopbackHost } from '@guildhall/domain/shared'

/** Whether connections to a host stay on this machine, as those by a socket without a host do. */
export const isLoopback = (host: string): boolean => host === '' || isLoopbackHost(host)
