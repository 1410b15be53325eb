/** Legal forms, which do not identify a company. */
const LEGAL_FORMS = new Set(
  'ag bv co company corp corporation cc gmbh group holdings inc incorporated kg limited llc llp lp ltd nv oy plc pte pty sa sarl sas se spa srl the'.split(
    ' ',
  ),
)

/**
 * The key by which company names are compared: without case, accents, punctuation and legal form. 'Umoya Energy (Pty) Ltd' is 'umoya
 * energy'. Rule: PROF-25.
 */
export const companyNameKey = (name: string): string => {
  const parts = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const own = parts.filter((word) => !LEGAL_FORMS.has(word))
  return (own.length > 0 ? own : parts).join(' ')
}
