/** Days for which impressions are stored: twice those that the statistics cover, and some to spare. */
export const IMPRESSION_RETENTION_DAYS = 90

/** Minutes for which channel events are stored, so that a client can catch up. Rule: LIVE-4. */
export const CHANNEL_RETENTION_MINUTES = 15

/** Days for which read notifications and read system messages are stored; unread ones stay. */
export const NOTIFICATION_RETENTION_DAYS = 180
export const SYSTEM_MESSAGE_RETENTION_DAYS = 365

/** Days for which a draft is stored after its last change. */
export const DRAFT_RETENTION_DAYS = 180

/** Days for which views of CVs are stored. */
export const CV_VIEW_RETENTION_DAYS = 365

/** Days for which an invite is stored after it was accepted or revoked, or ran out. */
export const INVITE_RETENTION_DAYS = 90

/** Days for which the number of searches of a day is stored; the limit asks only for the current day. */
export const SEARCH_COUNT_RETENTION_DAYS = 2

/** Days for which the entry of a mail is stored, longer than any event is delivered again. Rules: MOD-60, NOTE-21. */
export const SENT_MAIL_RETENTION_DAYS = 90

/** Days for which a finished job is stored; the queue removes it. */
export const JOB_RETENTION_DAYS = 7

export const WEBHOOK_DELIVERY_RETENTION_DAYS = 30

/** Days for which decisions about profiles are stored: those on which rules are tried, and some to spare. Rule: MOD-89. */
export const VETTING_DECISION_RETENTION_DAYS = 90
