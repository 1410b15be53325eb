/** Access to a call: 'open' needs no token, 'session' needs one, 'sign-up' also accepts the temporary one. */
type Opening = 'open' | 'session' | 'sign-up'

/** A call as the specification names it: its fields and the keys of its answer, spelt as they are there. */
export interface ContractCall {
  readonly call: string
  readonly access: Opening
  readonly multipart?: true
  readonly fields: readonly string[]
  readonly keys: readonly string[]
}

const call = (
  name: string,
  access: Opening,
  {
    fields = '',
    keys = '',
    multipart,
  }: { readonly fields?: string; readonly keys?: string; readonly multipart?: true } = {},
): ContractCall => ({
  call: name,
  access,
  fields: fields === '' ? [] : fields.split(' '),
  keys: keys === '' ? [] : keys.split(' '),
  ...(multipart === undefined ? {} : { multipart }),
})

/** Rule: API-1. The card provider's calls and invoices come with payments. */
export const contractCalls: readonly ContractCall[] = [
  call('POST /v0/auth/register', 'open', {
    fields:
      'first_name last_name user_type email mobile password password_confirmation agree_terms company_name company_size company_seats annual_subscription trial utm_campaign utm_source utm_medium gtm_debug',
    keys: 'token user',
  }),
  call('POST /v0/auth/login', 'open', {
    fields: 'email password',
    keys: 'token signingUp signUpStep user details notifications industries skills languages exchangeRates company billingInfo bookmarks',
  }),
  call('GET /v0/user', 'session', {
    keys: 'token signingUp signUpStep user details notifications industries skills languages exchangeRates company billingInfo bookmarks',
  }),
  call('POST /v0/auth/logout', 'session'),
  call('POST /v0/auth/password/request', 'open', { fields: 'email' }),
  call('POST /v0/auth/password/reset', 'open', { fields: 'email token password password_confirmation' }),
  call('POST /v0/auth/email/verification', 'open', { fields: 'email' }),
  call('GET /v0/auth/email/verify/{uuid}/{hash}', 'open'),
  call('DELETE /v0/user', 'session'),
  call('POST /v0/user/mobile', 'session', { fields: 'mobile' }),
  call('POST /v0/user/email', 'session', { fields: 'otp' }),
  call('POST /v0/user/new_email', 'session', { fields: 'email' }),
  call('POST /v0/join_team', 'open', { fields: 'token first_name last_name password password_confirmation' }),
  call('POST /v0/email_available', 'open', { fields: 'email' }),
  call('GET /v0/signup_options', 'open', { keys: 'location planBase paymentService products' }),
  call('POST /v0/user', 'session', {
    fields:
      'first_name last_name availability contract_min currency introduction job_title location_title latitude longitude rate workplace_type opportunity_type permanent_rate permanent_currency cv_doc',
  }),
  call('POST /v0/user/industries', 'session', { fields: 'list_items' }),
  call('POST /v0/user/skills', 'session', { fields: 'list_items' }),
  call('POST /v0/user/languages', 'session', { fields: 'list_items' }),
  call('POST /v0/user/profile-image', 'session', { keys: 'profile_image', multipart: true }),
  call('POST /v0/user/profile-pdf', 'session', { multipart: true }),
  call('GET /v0/user/work-experiences', 'session', { keys: 'workExperiences' }),
  call('POST /v0/user/work-experiences/{id}', 'session', {
    fields: 'title company location description current_work start_date end_date skills existing_skills',
    keys: 'uuid',
  }),
  call('PUT /v0/user/work-experiences/{id}', 'session', {
    fields: 'title company location description current_work start_date end_date skills existing_skills',
  }),
  call('DELETE /v0/user/work-experiences/{id}', 'session'),
  call('GET /v0/user/qualifications', 'session'),
  call('POST /v0/user/qualifications', 'session', {
    fields: 'qualification education_type date_graduated institution currently_completing',
  }),
  call('PUT /v0/user/qualifications/{id}', 'session', {
    fields: 'qualification education_type date_graduated institution currently_completing',
  }),
  call('DELETE /v0/user/qualifications/{id}', 'session'),
  call('POST /v0/notifications', 'session', { fields: 'system new_requests replies' }),
  call('GET /v0/notifications', 'session', { keys: 'notifications' }),
  call('PUT /v0/notifications/{id}', 'session'),
  call('POST /v0/upload', 'session', { fields: 'file target', keys: 'file_url original_name', multipart: true }),
  call('POST /v0/company', 'session', { fields: 'name website email mobile' }),
  call('PUT /v0/company', 'sign-up', { fields: 'employee_count seats billed_anually include_trial' }),
  call('POST /v0/company_image', 'session', { keys: 'profile_image', multipart: true }),
  call('POST /v0/billing_info', 'sign-up', {
    fields:
      'name vat company_regestration_number email contact address street_number route city province country postal_code',
    keys: 'billingInfo',
  }),
  call('PUT /v0/billing_info', 'sign-up', {
    fields:
      'name vat company_regestration_number email contact address street_number route city province country postal_code',
    keys: 'billingInfo',
  }),
  call('DELETE /v0/team/{id}', 'session'),
  call('PUT /v0/team/{id}', 'session', { fields: 'new_role' }),
  call('POST /v0/company_invite', 'session', { fields: 'emails', keys: 'newInvites' }),
  call('POST /v0/company_invite/{id}', 'session', { keys: 'inviteDate' }),
  call('PUT /v0/company_invite/{id}', 'session', { keys: 'invite' }),
  call('DELETE /v0/company_invite/{id}', 'session'),
  call('GET /v0/search_history', 'session', { keys: 'searchHistory search_count_today' }),
  call('POST /v0/search_history', 'session', {
    fields: 'results search_parameters',
    keys: 'searchHistory search_count_today users',
  }),
  call('POST /v0/search_history/{uuid}', 'session', {
    fields: 'results search_parameters',
    keys: 'searchHistory search_count_today users',
  }),
  call('PUT /v0/search_history/{uuid}', 'session', { fields: 'user_uuid' }),
  call('POST /v0/job_titles', 'session', { keys: 'jobTitles' }),
  call('GET /v0/user_details/{id}', 'session', { keys: 'user' }),
  call('GET /v0/bookmarks', 'session'),
  call('POST /v0/bookmarks/{userUuid}', 'session'),
  call('POST /v0/conversations', 'session', {
    fields: 'recipient_uuid subject has_offer message offer_content doc',
    keys: 'conversation',
  }),
  call('GET /v0/conversations', 'session', { keys: 'conversations' }),
  call('GET /v0/conversations/{uuid}', 'session'),
  call('PUT /v0/conversations/{uuid}', 'session', { fields: 'archive status' }),
  call('POST /v0/messages', 'session', { fields: 'conversation_uuid message doc', keys: 'newMessage' }),
  call('PUT /v0/messages/{uuid}', 'session'),
  call('PUT /v0/system_message/{uuid}', 'session'),
  call('POST /v0/system_message/{uuid}', 'session'),
]
