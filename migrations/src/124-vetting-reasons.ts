import { sqlMigration } from './migration.ts'

/**
 * Reasons of vetters as a list of operators; and of each decision the words that its contractor read, which later changes of the list do not change.
 * Until now they were those of the code. Rule: MOD-78.
 */
export const vettingReasons = sqlMigration(
  '124-vetting-reasons',
  `
  alter table list_entries
    add column section text,
    add column message text,
    add column position integer not null default 0;

  alter table contractor_profiles add column given_reasons jsonb not null default '[]';
  update contractor_profiles set given_reasons = (
    select coalesce(jsonb_agg(jsonb_build_object('code', code, 'section', section, 'label', label) order by position), '[]')
    from unnest(vetting_reasons) with ordinality as given (code, position)
    join (values
      ('introduction-too-short', 'MainProfile', 'Write an introduction of at least 120 characters'),
      ('introduction-unclear', 'MainProfile', 'Say more clearly what you do'),
      ('no-work-experience', 'WorkExperience', 'Add at least one job'),
      ('work-experience-unclear', 'WorkExperience', 'Say more of your jobs'),
      ('picture-unsuitable', 'ProfilePicture', 'Choose a picture that shows your face'),
      ('skills-unclear', 'Skills', 'Choose skills that fit your work'),
      ('contact-details-in-text', 'MainProfile', 'Take contact details out of your texts'),
      ('cv-unsuitable', 'Cv', 'Upload another CV'),
      ('not-genuine', 'MainProfile', 'We could not confirm that this profile is yours')
    ) as known (code, section, label) using (code)
  ) where vetting_reasons <> '{}';
  alter table contractor_profiles drop column vetting_reasons;
  alter table contractor_profiles rename column given_reasons to vetting_reasons;
  `,
  `
  alter table contractor_profiles add column reason_codes text[] not null default '{}';
  update contractor_profiles set reason_codes = array(
    select reason ->> 'code' from jsonb_array_elements(vetting_reasons) as given (reason)
  ) where vetting_reasons <> '[]';
  alter table contractor_profiles drop column vetting_reasons;
  alter table contractor_profiles rename column reason_codes to vetting_reasons;

  delete from list_entries where list = 'vetting-reasons';
  alter table list_entries drop column section, drop column message, drop column position;
  `,
)
