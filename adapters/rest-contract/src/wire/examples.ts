/** The address of an uploaded file, as the upload answers it. */
export const FILE_PATTERN = '^/v0/files/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** Numbers that exist in their countries, which no pattern can say. */
export const MOBILE_EXAMPLES = ['+27821234567', '+12125550143', '+442079460958'] as const

/** Days that a start can be on, and days that lie behind, which no pattern can say. */
export const FUTURE_DAYS = ['2098-03-01', '2099-12-31'] as const
export const PAST_STARTS = ['2014-02-01', '2019-10-31'] as const
export const PAST_ENDS = ['2020-02-29', '2021-07-01'] as const

/** A password that is neither common nor anybody's name. Its confirmation has the same example, as the two must be equal. */
export const PASSWORD_EXAMPLES = ['a fine long password'] as const
