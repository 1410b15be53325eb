import { normaliseText } from './plain.ts'

/** The section that a heading introduces. 'other' is not part of a profile. */
export type Section =
  | 'contact'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'summary'
  | 'experience'
  | 'education'
  | 'other'

/** Headings in the languages of exports and CVs, without diacritics. */
const spellings: Readonly<Record<Section, string>> = {
  contact:
    'contact|contact details|contact information|contact info|personal details|personal information|contactar|contacto|datos de contacto|datos personales|' +
    'contato|dados pessoais|coordonnees|contactez|kontakt|kontaktdaten|personliche daten|contactgegevens|contatti|contactati|способы связаться',
  skills:
    'top skills|skills|key skills|core skills|technical skills|skills & expertise|skills and expertise|core competencies|competencies|technologies|expertise|' +
    'aptitudes principales|aptitudes|habilidades|competencias|conocimientos|principais competencias|competencias principais|competencias tecnicas|' +
    'principales competences|competences principales|competences|competences cles|compétences techniques|top-kenntnisse|kenntnisse|fahigkeiten|kompetenzen|' +
    'belangrijkste vaardigheden|vaardigheden|competenze principali|competenze|framsta kompetenser|kompetenser|mest repraesenterede kompetencer|' +
    'mest repræsenterede kompetencer|mest repræsenterede faerdigheder|kompetencer',
  languages:
    'languages|language skills|idiomas|lenguas|linguas|langues|sprachen|sprachkenntnisse|talen|lingue|sprak|sprog',
  certifications:
    'certifications|certificates|licenses & certifications|licenses and certifications|professional certifications|certificaciones|certificados|' +
    'licencias y certificaciones|certificacoes|licencas e certificados|certificats|licences et certifications|zertifikate|zertifizierungen|' +
    'bescheinigungen und zertifikate|certificeringen|certificaten|certificazioni|licenze e certificazioni|certifieringar|certificeringer',
  summary:
    'summary|profile|about|about me|professional summary|career summary|personal profile|personal statement|objective|career objective|introduction|' +
    'extracto|resumen|perfil|perfil profesional|acerca de|sobre mi|objetivo|resumo|resumo profissional|perfil profissional|sobre|' +
    'resume|profil|a propos|presentation|zusammenfassung|uber mich|kurzprofil|samenvatting|profiel|over mij|riepilogo|sommario|profilo|sammanfattning|oversigt|resume professionnel',
  experience:
    'experience|work experience|professional experience|employment|employment history|work history|career history|relevant experience|career|' +
    'experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|experiencia profissional|historico profissional|' +
    'experience professionnelle|experiences professionnelles|experiences|parcours professionnel|berufserfahrung|beruflicher werdegang|werdegang|' +
    'praxiserfahrung|ervaring|werkervaring|esperienza|esperienze|esperienza lavorativa|esperienza professionale|esperienze professionali|erfarenhet|arbetslivserfarenhet|erfaring',
  education:
    'education|education and training|education & training|academic background|academic qualifications|qualifications|studies|' +
    'educacion|formacion|formacion academica|estudios|formacao academica|formacao|educacao|formation|formations|formation academique|etudes|diplomes|' +
    'ausbildung|bildung|bildungsweg|studium|schulbildung|opleiding|opleidingen|onderwijs|formazione|istruzione|istruzione e formazione|utbildning|uddannelse',
  other:
    'honors-awards|honors and awards|honors & awards|awards|achievements|publications|patents|projects|courses|volunteer experience|volunteering|' +
    'interests|hobbies|hobbies and interests|references|referees|organizations|test scores|recommendations|intereses|referencias|proyectos|premios|' +
    "publicaciones|projetos|interesses|premios|publicacoes|referencias|projets|centres d'interet|loisirs|references professionnelles|projekte|interessen|referenzen|" +
    'hobbys|publikationen|projecten|referenties|progetti|interessi|pubblicazioni|honorific awards|honneurs et prix|cursos|cours|kurse',
}

const sections: ReadonlyMap<string, Section> = new Map(
  Object.entries(spellings).flatMap(([section, words]) =>
    words.split('|').map((word) => [normaliseText(word), section as Section] as const),
  ),
)

/** The section that a heading introduces; null if the heading is unknown. */
export const findSection = (heading: string): Section | null =>
  sections.get(
    normaliseText(heading)
      .replace(/[\s:.]+$/, '')
      .replace(/^[\s•·|–-]+/, ''),
  ) ?? null
