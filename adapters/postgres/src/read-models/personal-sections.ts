/** A section of a data export and the statement that reads it; `:me` is the person's account. */
export interface SectionStatement {
  readonly key: string
  readonly title: string
  readonly sql: string
  /** Only for those who manage their company's plan. */
  readonly billing?: true
}

/**
 * The sections of a data export. Other people appear with the name that they show and nothing else: no address, no number, none of
 * their messages. A new table with people's data needs a section here. Rule: PRIV-5.
 */
export const SECTIONS: readonly SectionStatement[] = [
  {
    key: 'account',
    title: 'Account',
    sql: `select a.uuid, a.user_type, a.email, a.first_name, a.last_name, a.mobile, a.email_verified_at, a.first_login_at,
        a.created_at, nullif(a.attribution, '{}') as came_from, a.profile_image, a.deletion_requested_at, c.name as company, m.role as company_role,
        m.created_at as company_since, t.confirmed_at as two_step_sign_in_since
      from accounts a
      left join company_members m on m.account_uuid = a.uuid
      left join companies c on c.uuid = m.company_uuid
      left join two_factors t on t.account_uuid = a.uuid
      where a.uuid = :me`,
  },
  {
    key: 'sign-in-providers',
    title: 'Providers that you sign in with',
    sql: `select provider, issuer, subject, email, linked_at from linked_identities where account_uuid = :me
      order by linked_at, provider`,
  },
  {
    key: 'passkeys',
    title: 'Passkeys',
    sql: `select name, created_at as added_at, last_used_at, backed_up as copied_to_other_devices
      from passkeys where account_uuid = :me order by created_at, uuid`,
  },
  {
    key: 'access-tokens',
    title: 'Access tokens',
    sql: `select name, scopes, created_at as made_at, expires_at, last_used_at
      from access_tokens where account_uuid = :me order by created_at, uuid`,
  },
  {
    key: 'profile',
    title: 'Profile',
    sql: `select job_title, introduction, location_title, latitude, longitude, country_code, province_code, opportunity_type,
        workplace_type, availability, availability_confirmed_at, contract_min, rate, currency, permanent_rate, permanent_currency,
        profile_picture, cv_name, cv_url, cv_visibility, industries, skills, languages, vetting_status, vetting_reasons,
        vetting_message, paused, updated_at
      from contractor_profiles where uuid = :me`,
  },
  {
    key: 'work-experience',
    title: 'Work experience',
    sql: `select title, company, location, description, current_work, cast(start_date as text) as start_date,
        cast(end_date as text) as end_date, skills
      from work_experiences where contractor_uuid = :me order by position`,
  },
  {
    key: 'qualifications',
    title: 'Qualifications',
    sql: `select qualification, education_type, institution, cast(date_graduated as text) as date_graduated, currently_completing
      from qualifications where contractor_uuid = :me order by position`,
  },
  {
    key: 'profile-import',
    title: 'Last profile import',
    sql: 'select imported_at, before, after from profile_imports where contractor_uuid = :me',
  },
  {
    key: 'approved-profile',
    title: 'Profile as we last approved it',
    sql: 'select approved_at, approved from vetting_reviews where contractor_uuid = :me and approved is not null',
  },
  {
    key: 'profile-decisions',
    title: 'Decisions about your profile',
    sql: `select decided_at, decision, case when rule is null then 'operator' else 'rule' end as decided_by, facts
      from vetting_decisions where contractor_uuid = :me and held is null and undone_at is null
      order by decided_at, uuid`,
  },
  {
    key: 'vetting',
    title: 'Changes of your vetting status',
    sql: 'select from_status, to_status, at from vetting_changes where contractor_uuid = :me order by at',
  },
  {
    key: 'hidden-companies',
    title: 'Companies that you hide from',
    sql: 'select name, domain, created_at from hidden_companies where contractor_uuid = :me order by created_at, uuid',
  },
  {
    key: 'billing-details',
    title: 'Billing details of your company',
    billing: true,
    sql: `select b.company_name, b.vat_number, b.company_registration_number, b.email_address, b.contact_number,
        b.physical_address, b.street_number, b.route, b.city, b.province, b.country, b.postal_code
      from billing_details b join company_members m on m.company_uuid = b.company_uuid where m.account_uuid = :me`,
  },
  {
    key: 'conversations',
    title: 'Conversations',
    sql: `select v.uuid, case when v.contractor_uuid = :me then c.name else trim(p.first_name || ' ' || p.last_name) end as "with",
        v.status, v.created_at, v.answered_at,
        case when v.sender_uuid = :me then v.offer end as your_offer,
        case when v.contractor_uuid = :me then v.decline_reason end as your_reason,
        case when v.contractor_uuid = :me then v.decline_note end as your_note,
        case when v.contractor_uuid = :me then v.proposed_terms end as your_terms
      from conversations v
      join companies c on c.uuid = v.company_uuid
      join accounts p on p.uuid = v.contractor_uuid
      where v.contractor_uuid = :me or v.sender_uuid = :me
        or exists (select 1 from messages w where w.conversation_uuid = v.uuid and w.sender_uuid = :me)
      order by v.created_at, v.uuid`,
  },
  {
    key: 'messages',
    title: 'Messages that you wrote',
    sql: `select conversation_uuid, sent_at, edited_at, body as text,
        (select coalesce(jsonb_agg(d -> 'name'), '[]') from jsonb_array_elements(docs) d) as files
      from messages where sender_uuid = :me and deleted_at is null order by sent_at, uuid`,
  },
  {
    key: 'drafts',
    title: 'Drafts',
    sql: `select d.conversation_uuid, trim(p.first_name || ' ' || p.last_name) as candidate, d.text, d.offer, d.saved_at
      from drafts d left join accounts p on p.uuid = d.candidate_uuid
      where d.account_uuid = :me order by d.saved_at`,
  },
  {
    key: 'section-drafts',
    title: 'Parts of your profile that you began',
    sql: 'select section, form, saved_at from section_drafts where account_uuid = :me order by saved_at, section',
  },
  {
    key: 'message-templates',
    title: 'Message templates',
    sql: `select name, text, team as shared_with_team, created_at, changed_at
      from message_templates where owner_uuid = :me order by created_at, uuid`,
  },
  {
    key: 'searches',
    title: 'Searches',
    sql: `select parameters, cardinality(results) as people_found, created_at, searched_at
      from search_history where account_uuid = :me order by searched_at, uuid`,
  },
  {
    key: 'saved-searches',
    title: 'Saved searches',
    sql: `select s.name, s.visibility, s.parameters, d.frequency as digest, s.created_at, s.updated_at
      from saved_searches s
      left join saved_search_digests d on d.saved_search_uuid = s.uuid and d.account_uuid = :me
      where s.owner_uuid = :me or d.account_uuid is not null order by s.created_at, s.uuid`,
  },
  {
    key: 'bookmarks',
    title: 'Bookmarks that you added',
    sql: `select trim(p.first_name || ' ' || p.last_name) as candidate, b.note, b.added_at
      from bookmarks b join accounts p on p.uuid = b.candidate_uuid
      where b.added_by_uuid = :me order by b.added_at, b.candidate_uuid`,
  },
  {
    key: 'reports',
    title: 'Reports that you sent',
    sql: `select subject_type as about, reason, note, created_at from reports where reporter_uuid = :me order by created_at, uuid`,
  },
  {
    key: 'preferences',
    title: 'Mail preferences',
    sql: 'select system, new_requests, replies from notification_preferences where account_uuid = :me',
  },
  {
    key: 'checklist',
    title: 'First steps',
    sql: 'select dismissed_at as put_away_at from checklist_dismissals where account_uuid = :me',
  },
  {
    key: 'consents',
    title: 'What you agreed to',
    sql: `select 'Contact details shared with ' || c.name as what, v.contact_shared_at as since
      from conversations v join companies c on c.uuid = v.company_uuid
      where v.contractor_uuid = :me and v.contact_shared_at is not null
      union all
      select case cv_visibility when 'employers' then 'CV shown to every employer' else 'CV shown after acceptance' end, null
      from contractor_profiles where uuid = :me and cv_url is not null
      union all
      select 'Mail of new people in the search ' || s.name || ', ' || d.frequency, null
      from saved_search_digests d join saved_searches s on s.uuid = d.saved_search_uuid where d.account_uuid = :me`,
  },
  {
    key: 'cv-views',
    title: 'Who opened your CV',
    sql: `select c.name as company, w.opened_at from cv_views w join companies c on c.uuid = w.company_uuid
      where w.contractor_uuid = :me order by w.opened_at, w.uuid`,
  },
  {
    key: 'sessions',
    title: 'Where you are signed in',
    sql: `select user_agent, address, created_at, last_seen_at, expires_at
      from sessions where account_uuid = :me order by created_at, uuid`,
  },
  {
    key: 'devices',
    title: 'Devices that you have signed in on',
    sql: 'select device, first_seen_at from known_devices where account_uuid = :me order by first_seen_at, device',
  },
  {
    key: 'failed-sign-ins',
    title: 'Failed attempts to sign in',
    sql: `select f.address, f.failed_at from login_failures f join accounts a on lower(a.email) = f.email
      where a.uuid = :me order by f.failed_at`,
  },
  {
    key: 'wrong-codes',
    title: 'Wrong codes',
    sql: `select failed_at from code_failures where account_uuid = :me order by failed_at`,
  },
  {
    key: 'files',
    title: 'Files that you uploaded',
    sql: `select original_name, purpose, content_type, size, created_at from files where owner_uuid = :me order by created_at, uuid`,
  },
  {
    key: 'system-messages',
    title: 'What Guildhall wrote to you',
    sql: `select title, body, created_at, read_at from system_messages where account_uuid = :me order by created_at, uuid`,
  },
  {
    key: 'mails',
    title: 'Mails that we sent you',
    sql: `select kind as about, regexp_replace(subject, '\\{name:[0-9a-f-]{36}\\}', 'Somebody', 'g') as subject, recipient as "to",
        case state when 'sending' then 'waiting' else state end as state, at
      from sent_mails where account_uuid = :me and kind is not null order by at, uuid`,
  },
  {
    key: 'audit',
    title: 'Changes that you made, as they are logged',
    sql: 'select action, details, at from audit_log where actor_uuid = :me order by at, uuid',
  },
]
