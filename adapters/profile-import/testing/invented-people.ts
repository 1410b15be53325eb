import type { InventedPerson } from './invented-person.ts'

const LONG =
  'Led the move of forty services from one shared database to streams of events that every team can read without asking anybody for access first'

/** A person with every section, in which every text wraps. */
export const nomvula: InventedPerson = {
  name: 'Nomvula Zwane-Featherstonehaugh, PhD',
  headline:
    'Principal engineer for data platforms | Streaming, warehouses, forecasts | Speaker, author and occasional sailor',
  location: 'Greater Johannesburg Metropolitan Area, South Africa',
  summary: [`${LONG}.`, '', '• Kafka', '• Forecasts — 24/7', '', 'Also boats.'],
  email: 'nomvula.zwane.featherstonehaugh@mailbox.example',
  phone: '+27 82 123 4567',
  links: [
    {
      url: 'https://www.linkedin.com/in/nomvula-zwane-featherstonehaugh-0a1b2c3d?jobid=1234&lipi=urn%3Ali%3Apage',
      label: 'LinkedIn',
    },
    { url: 'https://zwane.example/work', label: 'Portfolio' },
    { url: 'https://blog.zwane.example', label: 'Blog' },
  ],
  skills: ['Apache Kafka', 'Probabilistic forecasting of demand in power grids', 'SQL'],
  languages: [
    ['isiZulu', 'Native or Bilingual'],
    ['English', 'Full Professional'],
    ['Portuguese', 'Limited Working'],
    ['French', 'Elementary'],
    ['Afrikaans', null],
  ],
  certifications: ['Certified Kubernetes Administrator', 'Professional Data Engineer on a cloud with a very long name'],
  honors: ['Engineer of the year'],
  publications: ['Streams, tables and the tides'],
  companies: [
    {
      name: 'Umoya Energy',
      roles: [
        {
          title: 'Principal engineer',
          start: '2022-10',
          end: null,
          location: 'Durban, KwaZulu-Natal, South Africa',
          text: [`• ${LONG}`, '• Hired nine', '', 'And more.'],
        },
        {
          title:
            'Senior engineer for the platform that meters, bills and forecasts the power of a city of three million',
          start: '2019-02',
          end: '2022-09',
          text: [LONG],
        },
        { title: 'Engineer', start: '2018-01', end: '2019-01' },
      ],
    },
    {
      name: 'Kestrel Freight and Forwarding (Proprietary) Limited, a company of the Harbour Works Group',
      roles: [{ title: 'Analyst', start: '2015', end: '2017', location: 'Remote' }],
    },
    { name: 'Tallgrass', roles: [{ title: 'Intern', start: '2014', end: '2014', text: ['Remote, Durban'] }] },
  ],
  schools: [
    {
      name: 'University of KwaZulu-Natal',
      degree: 'Doctor of Philosophy - PhD, Computational and Applied Mathematics of Tides',
      start: '2010-02',
      end: '2014-11',
    },
    {
      name: 'University of the Witwatersrand, Faculty of Engineering and the Built Environment',
      degree: 'Bachelor of Science (B.Sc.), Computer Science',
      start: '2007',
      end: '2010',
    },
    { name: 'Durban Girls’ High School' },
    { name: 'Summer School of Sailing', end: '2006' },
  ],
}

const iberian = (language: 'es' | 'pt'): InventedPerson => ({
  language,
  name: language === 'es' ? 'Íñigo Núñez Peña' : 'João Conceição',
  headline: 'Ingeniería · Operações',
  location: 'Málaga, España',
  summary: ['Años de experiencia, também à distância.'],
  skills: ['Logística', 'Gestão', 'SAP'],
  languages: [
    ['Español', 'Native or Bilingual'],
    ['Inglés', 'Professional Working'],
  ],
  certifications: ['ISO 9001'],
  companies: [
    {
      name: 'Compañía del Puerto',
      roles: [
        { title: 'Jefe de operações', start: '2022-10', end: null, location: 'Cádiz' },
        { title: 'Analista', start: '2019-03', end: '2022-09' },
      ],
    },
    { name: 'Café São Bento', roles: [{ title: 'Camarero', start: '2012', end: '2013', text: ['Bandejas.'] }] },
  ],
  schools: [{ name: 'Universidad de Cádiz', degree: 'Grado, Logística', start: '2008', end: '2012' }],
})

const worker = (language: InventedPerson['language'] & string, name: string): InventedPerson => ({
  language,
  name,
  headline: 'Engineer',
  location: 'Lyon',
  summary: ['Machines.'],
  skills: ['CAD', 'CAM', 'CNC'],
  companies: [
    {
      name: 'Société Nordsee',
      roles: [
        { title: 'Chef', start: '2021-08', end: null, location: 'Lyon', text: ['Plans.'] },
        { title: 'Monteur', start: '2017-03', end: '2021-07' },
      ],
    },
  ],
  schools: [{ name: 'Hochschule am Meer', degree: 'Diplom', start: '2013', end: '2017' }],
})

/** Twelve pages of roles. */
export const steady: InventedPerson = {
  name: 'Steady Mokoena',
  headline: 'Consultant',
  location: 'Maseru',
  companies: Array.from({ length: 36 }, (_, index) => ({
    name: `Client ${index + 1}`,
    roles: [
      {
        title: `Consultant ${index + 1}`,
        start: `${2020 - Math.floor(index / 2)}-03`,
        end: `${2020 - Math.floor(index / 2)}-08`,
        location: 'Maseru',
        text: [`${LONG}.`, `${LONG}.`, `• ${LONG}`],
      },
    ],
  })),
  schools: [{ name: 'National University of Lesotho', degree: 'BCom', start: '1998', end: '2001' }],
}

/** Ten invented people, each with content that is hard to parse. */
export const inventedPeople: readonly InventedPerson[] = [
  nomvula,
  iberian('es'),
  iberian('pt'),
  worker('fr', 'Hélène Dœuvre'),
  worker('de', 'Jürgen Groß'),
  worker('nl', 'Saskia van der Merwe'),
  worker('it', 'Niccolò Così'),
  worker('xx', 'Björk Jónsdóttir'),
  {
    name: 'Bare Minimum',
    companies: [{ name: 'Only Work', roles: [{ title: 'Worker', start: '2020-01', end: null }] }],
  },
  steady,
]
