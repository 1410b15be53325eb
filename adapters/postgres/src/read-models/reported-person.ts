/** What a report `r` is about: its message `m` and its conversation `v`. */
export const REPORT_SUBJECTS = `left join messages m on r.subject_type = 'message' and m.uuid = r.subject_uuid
  left join conversations v on v.uuid = case
    when r.subject_type in ('request', 'conversation') then r.subject_uuid
    when r.subject_type = 'message' then m.conversation_uuid end`

/**
 * The account that a report is about, by REPORT_SUBJECTS: the candidate, the author of a message, or the other side of a conversation. On the
 * side of the company that is its sender when it was reported, as a colleague may have taken the conversation over since. Null for a company.
 * Rule: MOD-46.
 */
export const REPORTED_PERSON = `case
    when r.subject_type = 'candidate' then r.subject_uuid
    when r.subject_type = 'message' then m.sender_uuid
    when r.reporter_uuid = v.contractor_uuid then coalesce(cast(r.snapshot->'sender'->>'uuid' as uuid), v.sender_uuid)
    when r.reporter_uuid is not null then v.contractor_uuid end`
