import { useHiringApi } from '../../../shared/api/hiring-api.ts'
import { type TemplateInsert, useTemplates } from '../../templates/index.ts'

/** The templates for an offer to this candidate; `insert` receives the text with its placeholders filled in. */
export const useOfferTemplates = (
  candidateUuid: string,
  isAllowed: boolean,
  insert: (text: string) => void,
): TemplateInsert => useTemplates({ candidate: candidateUuid }, isAllowed, insert, useHiringApi().calls)
