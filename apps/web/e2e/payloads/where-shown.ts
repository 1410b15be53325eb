/** The texts that other people, their writers or mails show; every payload in them must have been on an opened screen or mail. */
export const shown: readonly string[] = [
  'register body.first_name',
  'register body.last_name',
  'register body.company_name',
  'saveUser body.introduction',
  'saveUser body.job_title',
  'saveUser body.location_title',
  'saveSkills body.list_items',
  ...['title', 'company', 'location', 'description', 'skills.[]'].map((name) => `addWorkExperience body.${name}`),
  ...['qualification', 'institution'].map((name) => `addQualification body.${name}`),
  'hideFromCompany body.name',
  'startConversation body.message',
  'startConversation body.offer_content.description',
  'startConversation body.offer_content.location',
  'changeConversation body.note',
  'changeConversation body.terms.note',
  'sendMessage body.message',
  'saveDraft body.text',
  'changeBookmark body.note',
  'addSavedSearch body.name',
  'addTemplate body.name',
  'addTemplate body.text',
  'recordSearch body.search_parameters.jobTitle',
  'contactSupport body.message',
  ...[
    'name',
    'company_regestration_number',
    'street_number',
    'route',
    'city',
    'province',
    'country',
    'postal_code',
  ].map((name) => `updateBillingInfo body.${name}`),
  'file name of an upload',
]

const same = (of: string): string => `stored and shown as ${of}`

/** Why no page and no mail shows a text that requests carry. A pattern is the beginning of a field's key, or '* ' and its end. */
const elsewhere: readonly (readonly [reason: string, patterns: readonly string[]])[] = [
  [
    'a secret, compared and never answered',
    ['* password', '* password_confirmation', '* current_password', '* otp', '* token', '* hash'],
  ],
  [
    'what a passkey says, compared and never answered',
    ['logIn body.passkey', 'restoreUser body.passkey', 'signInWithPasskey', 'finishPasskeyRegistration body.answer'],
  ],
  ['read by admins of the company, by calls', ['addWebhook body.url']],
  ['shown to whoever made it, on a page of the settings', ['createAccessToken body.name']],
  ['the name of an operator, whom only operators see', ['acceptOperatorLink body.name']],
  [
    'what operators alone can send',
    [
      'decideVetting body.message',
      'changeVettingRules body.reason',
      'setSuspension body.reason',
      'viewAs body.reason',
      'handleInvoice body.reason',
      'decideReport body.reason',
      'decideReport body.warning',
      'decideReport body.answer',
      'setCompanyVerification body.reason',
      'extendTrial body.reason',
      'giveContactsBack body.reason',
      'findPeople query.text',
      'findInvoices query.text',
      'changeSynonyms body.phrases',
      'changeSynonyms body.instead',
      'searchLog query.text',
      'exportLog body.text',
      'findCompanies query.text',
    ],
  ],
  ['an address of mail; it admits no markup', ['* email', 'inviteMembers body.emails']],
  ['a phone number; it admits no markup', ['* mobile', '* contact']],
  ['the place in a list, compared and never answered', ['* query.cursor']],
  [
    'an id, looked up and never answered',
    [
      '* product_uuid',
      '* paystack_product_uuid',
      '* params.id',
      '* params.uuid',
      '* params.provider',
      '* params.section',
      '* place_id',
      '* client_id',
      '* results.[]',
    ],
  ],
  ['the address of an own file', ['* cv_doc', '* doc', '* docs.[]']],
  ['stored for statistics and never shown', ['register body.utm', 'register body.gtm', 'register body.answers.roles']],
  [
    'compared with what is known, and never stored',
    [
      'qualify',
      'searchJobTitles',
      'searchPlaces',
      'searchAddresses',
      'searchConversations',
      'queryCandidates',
      'queryIndexes',
      'queryJobTitleFacet',
      'querySkillFacet',
      'querySortedCandidates',
      'suggestWords',
      'readPlaceText',
    ],
  ],
  [
    'options of lists, of which others are left out',
    ['saveIndustries', 'saveLanguages', '* educationLevel', '* languages.[]', '* offer_content.startDate'],
  ],
  ['letters and digits alone', ['* vat', '* website', 'changeCard body.url']],
  ['read by operators alone', ['sendReport', 'contactSupport body.page', 'contactSupport body.reference']],
  ['taken from what was there, and left out if unknown', ['* existing_skills.[]']],
  ['kept for other clients: the page shows the parts of an address', ['updateBillingInfo body.address']],
  ['always empty on the wire', ['startConversation body.subject']],
  [
    same('registered names'),
    [
      'saveUser body.first_name',
      'saveUser body.last_name',
      'joinTeam body.first_name',
      'joinTeam body.last_name',
      'saveCompany body.name',
    ],
  ],
  [same('added entries'), ['replaceWorkExperience', 'replaceQualification', 'putQualification', 'importProfile']],
  [same('the form that it keeps'), ['saveSectionDraft body.form', 'saveDraft body.offer_content']],
  [
    same('added ones'),
    [
      'changeSavedSearch',
      'saveTemplate',
      'editMessage',
      'renamePasskey',
      'finishPasskeyRegistration body.name',
      'updateSearch',
      'createBillingInfo',
    ],
  ],
  [
    same('the words of a search'),
    ['* search_parameters.jobTitle', '* search_parameters.location', '* search_parameters.skills.[]'],
  ],
]

/** Why a text is not expected on a screen; null if nobody has said. */
export const reasonFor = (key: string): string | null =>
  elsewhere.find(([, patterns]) =>
    patterns.some((pattern) => (pattern.startsWith('* ') ? endsWith(key, pattern.slice(2)) : key.startsWith(pattern))),
  )?.[0] ?? null

const endsWith = (key: string, end: string): boolean => key.endsWith(`.${end}`) || key.endsWith(` ${end}`)
