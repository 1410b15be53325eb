import server from '../../package.json' with { type: 'json' }

/** The name of this release, in error reports. */
export const RELEASE = `guildhall@${server.version}`
