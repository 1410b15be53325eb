import type { Industry } from '@guildhall/domain/reference'

/** Qualifications by industry: first degrees, further degrees, certificates. */
export interface Studies {
  readonly bachelors: readonly string[]
  readonly masters: readonly string[]
  readonly certificates: readonly string[]
  readonly diplomas: readonly string[]
}

const studies = (bachelors: string, masters: string, certificates: string, diplomas: string): Studies => ({
  bachelors: bachelors.split('|'),
  masters: masters.split('|'),
  certificates: certificates.split('|'),
  diplomas: diplomas.split('|'),
})

/** Studies of every industry. */
export const findStudies: Readonly<Record<Industry, Studies>> = {
  Advisory: studies(
    'BCom Economics|BBusSc Management|BA Politics, Philosophy and Economics|BCom Business Management|BSc Industrial Engineering',
    'MBA|MCom Strategy|MSc Management|MPhil Development Policy',
    'PMP|PRINCE2 Practitioner|Prosci Certified Change Practitioner|Lean Six Sigma Black Belt|CBAP',
    'Diploma in Project Management|National Diploma in Business Analysis',
  ),
  'Banking & Financial Services': studies(
    'BCom Accounting|BCom Finance|BSc Actuarial Science|BCom Economics|BSc Mathematics',
    'MCom Finance|MSc Mathematical Finance|MBA|MCom Taxation',
    'CFA Level II|Chartered Accountant|Certified Financial Planner|FRM|ACCA|Regulatory Examination 5',
    'Diploma in Accounting|Diploma in Banking',
  ),
  'Construction & Engineering': studies(
    'BEng Civil Engineering|BEng Electrical Engineering|BEng Mechanical Engineering|BSc Quantity Surveying|BArch|BSc Construction Management',
    'MEng Structural Engineering|MSc Project Management|MEng Power Systems|MArch',
    'Professional Engineer registration|SAMTRAC|PMP|Green Star Accredited Professional|NEBOSH General Certificate',
    'National Diploma in Civil Engineering|National Diploma in Building|N6 Electrical Engineering',
  ),
  'Creative & Design': studies(
    'BA Visual Communication|BA Graphic Design|BDes Industrial Design|BA Fine Arts|BA Interior Design',
    'MA Design|MDes Interaction Design|MA Illustration',
    'Certificate in User Experience Design|NN/g UX Certification|Certificate in Motion Design',
    'Diploma in Graphic Design|Diploma in Animation|Diploma in Multimedia Design',
  ),
  'Data & Analytics': studies(
    'BSc Computer Science|BSc Statistics|BCom Information Systems|BSc Applied Mathematics|BSc Geoinformatics',
    'MSc Data Science|MSc Statistics|MSc Computer Science|MCom Business Analytics',
    'Professional certification, data engineering|Microsoft Certified: Power BI Data Analyst|dbt Analytics Engineering Certification|AWS Certified Machine Learning|CDMP',
    'Diploma in Information Technology|Diploma in Data Analytics',
  ),
  'Education & Training': studies(
    'BEd Senior Phase|BA English and Linguistics|BA Psychology|BSc Mathematics|BA Communication',
    'MEd Curriculum Studies|MA Applied Linguistics|MEd Educational Technology',
    'CELTA|Certificate in Instructional Design|ICF Associate Certified Coach|Assessor and Moderator certificate',
    'Diploma in Training and Development|Higher Diploma in Education',
  ),
  'Healthcare & Life Sciences': studies(
    'BSc Life Sciences|BPharm|BSc Biochemistry|BNurs|BSc Biomedical Engineering|BSc Physiology',
    'MPH Epidemiology|MSc Clinical Research|MSc Biostatistics|MSc Medicine',
    'GCP certificate|RAC Regulatory Affairs Certification|ISO 13485 Lead Auditor|Certificate in Pharmacovigilance',
    'Diploma in Occupational Health Nursing|Diploma in Clinical Technology',
  ),
  'Human Resources': studies(
    'BCom Human Resource Management|BA Industrial Psychology|BA Psychology|BCom Labour Relations',
    'MCom Industrial Psychology|MA Organisational Development|MBA',
    'SABPP Chartered HR Professional|CIPD Level 7|Certified Payroll Professional|Global Remuneration Professional',
    'Diploma in Human Resource Management|Diploma in Payroll Administration',
  ),
  'Information Technology': studies(
    'BSc Computer Science|BSc Software Engineering|BSc Information Technology|BCom Information Systems|BEng Computer Engineering',
    'MSc Computer Science|MSc Information Security|MSc Software Engineering',
    'AWS Certified Solutions Architect|Certified Kubernetes Administrator|ISTQB Advanced Test Analyst|CISSP|Professional Scrum Master II|CCNP Enterprise|ITIL 4 Foundation',
    'National Diploma in Information Technology|Diploma in Software Development|Higher Certificate in Networking',
  ),
  'Legal & Compliance': studies(
    'LLB|BCom Law|BA Law',
    'LLM Commercial Law|LLM Labour Law|LLM Information Technology Law',
    'Admitted attorney|CIPP/E|Certified Fraud Examiner|Certificate in Compliance Management|Chartered Governance Professional',
    'Diploma in Paralegal Practice|Diploma in Company Secretarial Practice',
  ),
  'Manufacturing & Supply Chain': studies(
    'BEng Industrial Engineering|BCom Supply Chain Management|BCom Logistics|BEng Mechatronic Engineering',
    'MEng Industrial Engineering|MSc Supply Chain Management|MBA',
    'APICS CSCP|Lean Six Sigma Green Belt|MCIPS|Certified Reliability Professional',
    'National Diploma in Operations Management|N6 Mechanical Engineering|Diploma in Logistics',
  ),
  'Media & Communications': studies(
    'BA Journalism|BA Communication Science|BA Film and Television|BA English Literature|BA Languages',
    'MA Journalism|MA Translation Studies|MA Media Studies',
    'Certificate in Digital Content|APR Accredited Practitioner|Certificate in Copy-editing',
    'Diploma in Photography|Diploma in Film Production|Diploma in Public Relations',
  ),
  'Sales & Marketing': studies(
    'BCom Marketing|BA Communication|BBA|BCom Business Management|BA Psychology',
    'MCom Marketing|MBA|MSc Marketing Analytics',
    'Google Ads certification|HubSpot Inbound certification|Certificate in Digital Marketing|Chartered Marketer',
    'Diploma in Marketing Management|Diploma in Digital Marketing',
  ),
}

const institutions: Readonly<Record<string, string>> = {
  ZA: 'University of the Western Cape|University of Umgeni|Table Bay University of Technology|University of the Magaliesberg|Highveld University|Winelands University|University of Algoa Bay|Durban Coast University of Technology',
  US: 'Lakeshore State University|University of Central Ohio|Hill Country University|Bay State College|Cascade Technical University|Piedmont University',
  AU: 'University of Port Phillip|Harbour Technical University|University of the Darling Downs|Swan River University|Bass Strait University',
  GB: 'University of the Pennines|Thames Valley College London|University of West Yorkshire|Lothian University|Avon Technical University',
  IN: 'Deccan University|Konkan Institute of Technology|University of Vidarbha|Coromandel Institute of Technology|Yamuna University',
  NG: 'University of Lagos Mainland|Niger Delta Technical University|Plateau State University|Oyo Polytechnic',
  KE: 'Rift Valley University|Nairobi West University|Lakeside Technical University',
  DE: 'Technische Hochschule Rheinaue|Universität an der Havel|Hochschule Elbmarsch|Universität Isartal',
  PT: 'Universidade da Beira Tejo|Instituto Politécnico do Douro|Universidade do Mondego Sul',
  BR: 'Universidade Federal do Vale|Faculdade Paulista de Tecnologia|Universidade da Serra Gaúcha',
  CA: 'Ottawa Valley University|University of the Lower Mainland|Université du Saint-Laurent',
  NL: 'Hogeschool Maasland|Universiteit van het Gooi',
  other: 'International Open University|Commonwealth Business School|Institute of Applied Studies',
}

/** Colleges and universities of a country; the names are plausible and mostly invented. */
export const findInstitutions = (countryCode: string): readonly string[] =>
  (institutions[countryCode] ?? institutions['other'] ?? '').split('|')
