/** "Responds fast": nine in ten of five or more requests are answered within 48 hours, over 90 days. Rule: CONV-16. */
const RESPONDS_FAST_SHARE = 0.9
const RESPONDS_FAST_MIN_REQUESTS = 5
export const RESPONDS_FAST_WITHIN_HOURS = 48
export const RESPONDS_FAST_OVER_DAYS = 90

/** A contractor's requests over 90 days that had 48 hours or an answer, and those answered within 48 hours. */
export interface ResponseFigures {
  readonly requests: number
  readonly answeredInTime: number
}

/** Share of requests answered in time, 0 to 1; 0 where there were none. Rule: CONV-16. */
export const responseRate = ({ answeredInTime, requests }: ResponseFigures): number =>
  requests === 0 ? 0 : answeredInTime / requests

/** Whether a contractor "responds fast". Rule: CONV-16. */
export const respondsFast = (figures: ResponseFigures): boolean =>
  figures.requests >= RESPONDS_FAST_MIN_REQUESTS && responseRate(figures) >= RESPONDS_FAST_SHARE
