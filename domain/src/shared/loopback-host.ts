const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i

/** Whether a host is this machine: a name or an address, of IPv6 with or without brackets. Rule: BASE-66. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK.test(host)
