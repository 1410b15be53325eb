/** A page subscribes to its channel this long after its user is loaded. Rule: LIVE-11. */
export const CHANNEL_SUBSCRIBE_DELAY_MS = 100
