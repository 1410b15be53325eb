/*
 * Every constant of the product, with its unit in its name. Lists with labels and prices stand in their contexts:
 * profiles/profile-options.ts, plans/company-size-bands.ts, search/search-area.ts.
 */

/** Milliseconds of a second, a minute, an hour and a day, for adding to instants. */
export const SECOND_MS = 1_000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

// Contact requests (CONV, MOD)
export const REQUEST_EXPIRY_DAYS = 14
/** The contractor is reminded on these days after a request. */
export const REQUEST_REMINDER_DAYS = [3, 10] as const
/** The contractor hears on this day that the request expires on the next. */
export const REQUEST_LAST_DAY = REQUEST_EXPIRY_DAYS - 1
/** After a decline a company may ask again, and a contractor may still accept. */
export const ASK_AGAIN_AFTER_DECLINE_DAYS = 90
export const ASK_AGAIN_AFTER_EXPIRY_DAYS = 30
export const LATE_ACCEPTANCE_DAYS = 90
/** Requests to one contractor without an answer before a company may never ask again. */
export const UNANSWERED_REQUESTS_MAX = 2
export const REQUESTS_PER_SEAT_A_DAY = 25
export const REQUESTS_PER_COMPANY_A_DAY = 200
export const REPORT_NOTE_MAX_LENGTH = 1_000
/** A question to those who run the product; the page and the reference that go with it. */
export const HELP_MESSAGE_MAX_LENGTH = 4_000
export const HELP_PLACE_MAX_LENGTH = 500
/** "Responds fast": nine in ten of five or more requests within 48 hours over 90 days. */
export const RESPONDS_FAST_SHARE = 0.9
export const RESPONDS_FAST_MIN_REQUESTS = 5
export const RESPONDS_FAST_WITHIN_HOURS = 48
export const RESPONDS_FAST_OVER_DAYS = 90
export const DECLINE_NOTE_MAX_LENGTH = 500

// Trial and plans (PLAN, BILL)
export const TRIAL_DAYS = 14
export const TRIAL_FREE_CONTACTS = 5
/** Admins are told this long before a trial ends, and of its end for no longer than this. */
export const TRIAL_ENDING_DAYS = 3
export const TRIAL_ENDED_TOLD_WITHIN_DAYS = 30
/** Running conversations can be answered for this long after a plan's rights end. */
export const REPLY_AFTER_END_DAYS = 30
export const INVOICE_DUE_DAYS = 14
export const INVOICE_REMINDER_DAYS = [-3, 0, 3, 7] as const
/** Days before a card is charged for the next period on which the payers are told. */
export const RENEWAL_NOTICE_DAYS = 7
/** A renewal that stays unpaid is suspended this long after it fell past due. */
export const SUSPEND_AFTER_DAYS = 14
/** A seat's monthly price in whole US dollars, before the size multiplier. */
export const BASE_PRICE_USD = 680
export const MONTHS_A_YEAR = 12
/** Share of twelve months' price that a year costs. */
export const ANNUAL_DISCOUNT_FACTOR = 0.5
/** Searches a day of a trial account. */
export const TRIAL_DAILY_SEARCH_LIMIT = 99_999_999

// Sign-up, sessions and passwords (IDEN, ONB)
export const VERIFICATION_LINK_HOURS = 24
export const VERIFICATION_MAIL_INTERVAL_SECONDS = 60
export const VERIFICATION_MAILS_A_DAY = 5
/** An account that is never verified is removed after this long. */
export const UNVERIFIED_ACCOUNT_DAYS = 30
export const RESET_LINK_MINUTES = 60
export const PASSWORD_MIN_LENGTH = 10
export const PASSWORD_MAX_LENGTH = 128
export const LOGIN_FAILURES_MAX = 5
export const LOGIN_FAILURE_WINDOW_MINUTES = 15
/** The session, and the cookie `access_token` that carries it. */
export const SESSION_DAYS = 31
/** A session's last use is written at most this often. */
export const SESSION_TOUCH_SECONDS = 60
/** The temporary token of a sign-up. */
export const SIGN_UP_TOKEN_MINUTES = 60
/** The search key that a login is given; the browser asks for another before it ends. */
export const SEARCH_KEY_HOURS = 12
/** The real-time channel token that a login is given. */
export const CHANNEL_TOKEN_MINUTES = 60
export const EMAIL_CODE_DIGITS = 6
export const EMAIL_CODE_MINUTES = 10
export const EMAIL_CODE_TRIES = 5
/** Codes that stand in for a lost authenticator app, each once. */
export const RECOVERY_CODES = 10
export const INVITE_DAYS = 7
export const INVITES_PER_CALL = 50
/** How often the holder of an expired invite may ask for a new one. */
export const INVITE_RENEWAL_HOURS = 24
export const DELETION_UNDO_DAYS = 14
/** A copy of somebody's data can be fetched for this long; asking again this soon gets the same one. */
export const DATA_EXPORT_DAYS = 7
export const DATA_EXPORT_FRESH_HOURS = 24

// Cookies (IDEN-15, ONB-27, BILL-22)
export const ACCESS_TOKEN_COOKIE = 'access_token'
export const CHECKLIST_COOKIE = 'ic-checklist'
export const CHECKLIST_COOKIE_DAYS = 365
export const PURCHASE_COOKIE = 'purchase'
export const CARD_STATUS_COOKIE = 'card_status'

// Profiles (PROF)
export const SKILLS_MAX = 15
/** Entries of work experience, and of education, on a profile. */
export const ENTRIES_MAX = 60
export const AVAILABILITY_ASKED_AFTER_DAYS = 30
export const AVAILABILITY_DEMOTED_AFTER_DAYS = 60
export const AVAILABILITY_HIDDEN_AFTER_DAYS = 120
export const AUTO_VETTING_INTRODUCTION_MIN_LENGTH = 120
export const RESUBMISSIONS_MAX = 3
export const RESUBMISSIONS_WINDOW_DAYS = 30
export const IMPORT_UNDO_HOURS = 24
/** Work experience and education show this many first, then this many more a click. */
export const LIST_SHOWN_FIRST = 2
export const LIST_SHOWN_MORE = 3

// Files (FILE)
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024
export const IMAGE_MIN_PIXELS = 200
export const DOWNLOAD_LINK_MINUTES = 5
export const REPLACED_FILE_DAYS = 30
/** An upload that nothing came of goes after this long; nobody may have more of them waiting. */
export const UNUSED_FILE_HOURS = 24
export const UNUSED_UPLOADS_MAX = 50
export const UPLOAD_MODAL_MAX_WIDTH_PIXELS = 680

// Search (SRCH)
export const SEARCH_FIRST_PAGE_SIZE = 50
export const SEARCH_PAGE_SIZE = 25
/** Pins nearer to each other than this many pixels are one; so many make one; and so many people are drawn at most (UI-18). */
export const MAP_CLUSTER_GRID_PIXELS = 60
export const MAP_CLUSTER_MIN = 2
export const MAP_BATCH_SIZE = 2_000
export const SEARCH_HISTORY_SHOWN = 9
export const SEARCH_HISTORY_KEPT = 50
/** Saved searches that one member of a company may have. */
export const SAVED_SEARCHES_MAX = 50
export const SAVED_SEARCH_NAME_MAX_LENGTH = 100
/** People that a digest names. */
export const DIGEST_PEOPLE_MAX = 10
/** UTC hour from which digests go; weekly ones on Mondays. */
export const DIGEST_HOUR = 7
/** Bookmarks that the answer to a login names, the newest. */
export const SESSION_BOOKMARKS_MAX = 2_000
/** Days over which a contractor is told how often they are found, and for which it is kept who was seen: twice as many and some to spare. */
export const REACH_DAYS = 30
export const SIGHTINGS_KEPT_DAYS = 90
export const BOOKMARK_NOTE_MAX_LENGTH = 1_000
export const JOB_TITLE_FACETS_MAX = 5
export const TOP_MATCHES_MAX = 3
export const TOP_MATCH_MIN_CRITERIA = 2
/** A search is kept in the history once it has stood unchanged for this long. */
export const SEARCH_SETTLE_MS = 1_000
/** Radius and ranking step in metres by kind of place. */
export const COUNTRY_RADIUS_METRES = 2_000_000
export const COUNTRY_PRECISION_METRES = 50_000
export const PROVINCE_RADIUS_METRES = 500_000
export const PROVINCE_PRECISION_METRES = 20_000
export const PLACE_RADIUS_METRES = 100_000
export const PLACE_PRECISION_METRES = 5_000
export const SEARCH_CONNECT_TIMEOUT_MS = 1_000
export const SEARCH_READ_TIMEOUT_MS = 2_000
export const SEARCH_WRITE_TIMEOUT_MS = 30_000
export const SEARCH_HOST_DOWN_MS = 120_000

// The offer form (CONV-26, CONV-30)
export const OFFER_TEXT_MIN_LENGTH = 2
export const OFFER_TEXT_MAX_LENGTH = 200
/** Whole currency units, an hour or a year. */
export const OFFER_RATE_MIN = 1
export const OFFER_RATE_MAX = 9_999_999
export const OFFER_DURATION_MIN_MONTHS = 0.1
export const OFFER_DURATION_MAX_MONTHS = 36
/** An offer under this share of what the person asks gets a soft warning. */
export const OFFER_LOW_SHARE = 0.8

// Messages and real time (CONV, NOTE, LIVE)
export const MESSAGE_MAX_LENGTH = 4_000
export const MESSAGE_FILES_MAX = 5
export const MESSAGE_EDIT_MINUTES = 15
export const TEMPLATE_NAME_MAX_LENGTH = 100
/** Of a person in a company. */
export const TEMPLATES_MAX = 200
export const MESSAGES_PAGE_SIZE = 30
export const UNREAD_MAIL_AFTER_MINUTES = 5
export const UNREAD_MAIL_INTERVAL_MINUTES = 30
/** An unread message that is older is not mailed any more: nobody was there to send it. */
export const UNREAD_MAIL_WITHIN_HOURS = 48
/** So much of a message is in its mail. */
export const MESSAGE_MAIL_CHARACTERS = 200
/** A link that switches mail off works for as long as somebody may still keep the mail. */
export const UNSUBSCRIBE_LINK_DAYS = 3_650
/** How long a process has for handing a mail over before another may try. */
export const MAIL_CLAIM_MINUTES = 2
/** A mail's key is remembered this long. */
export const SENT_MAIL_KEPT_DAYS = 90
export const CHANNEL_KEPT_MINUTES = 15
export const RECONNECT_MIN_MS = 1_000
export const RECONNECT_MAX_MS = 30_000
export const POLLING_INTERVAL_MS = 30_000

// Repeated calls (BASE-16, BASE-18)
/** For so long a repeat under the same key gets the first answer. */
export const IDEMPOTENCY_KEY_HOURS = 24
/** An attempt that has said nothing for so long is taken for dead. */
export const IDEMPOTENCY_ATTEMPT_SECONDS = 60
export const IDEMPOTENCY_KEY_MAX_LENGTH = 200

// Timings of the screens (UI, CONV-46, CONV-61)
export const READ_MARK_DELAY_MS = 1_000
export const SENT_STATE_DELAY_MS = 600
export const PAGE_VIEW_DELAY_MS = 1_000
export const RELOAD_AFTER_LOGOUT_MS = 50
export const ACCOUNT_DELETION_DELAY_MS = 2_000
export const CHANNEL_SUBSCRIBE_DELAY_MS = 100
export const ENTRY_DELETION_DELAY_MS = 1_000
export const CHAT_WIDGET_RETRY_MS = 5_000
/** The widget is tried fewer times than this. */
export const CHAT_WIDGET_ATTEMPTS_BELOW = 6

// Profile import (PROF-37, PROF-40)
export const IMPORT_TIMEOUT_MS = 10_000
export const IMPORT_MEMORY_MEGABYTES = 256
export const IMPORT_MAX_PAGES = 60

/** ISO 3166-1 alpha-2 of somebody whose country is not known. Rule: REF-12. */
export const DEFAULT_COUNTRY_CODE = 'US'
