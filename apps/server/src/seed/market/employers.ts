import type { Industry } from '@guildhall/domain/reference'
import type { Random } from './random.ts'

const first: Readonly<Record<string, string>> = {
  ZA: 'Umoya,Harbourline,Marula,Coastline,Protea Hill,Oranje,Karoo,Kingfisher,Lion’s Head,Blesbok,Acacia,Highveld,Table Bay,Fynbos,Ubuntu,Drakens,Baobab,Southern Cross,Kwela,Imbali,Sisonke,Thula,Springbok Park,Amathole',
  US: 'Tallgrass,Redwood,Lakeshore,Bluestem,Granite State,Prairie,Sagebrush,Ironwood,Harbor Point,Cardinal,Copperline,Evergreen,Longleaf,Summit,Bayou,Pioneer,Beacon,Northgate,Riverbend,Cypress',
  AU: 'Bluegum,Ferrymead,Wattle,Southern Reef,Banksia,Coolabah,Ironbark,Harbourside,Kookaburra,Jacaranda,Red Centre,Currawong,Bass,Murray,Lorikeet,Saltbush',
  GB: 'Ashdown,Thornbury,Pennine,Kestrel Row,Wharfside,Albion,Tideway,Fernhill,Copperfield,Northmoor,Larkhall,Quayside,Whitmore,Hartwell',
  IN: 'Deccan,Nilgiri,Saffron,Konkan,Peepal,Sundar,Vayu,Malabar,Ashoka Road,Tamarind,Monsoon,Banyan',
  other:
    'Meridian,Northwind,Lumen Row,Altura,Linden,Atlantica,Fjord,Polder,Mistral,Terra Nova,Estrela,Savanna,Mwamba,Harmattan,Blue Nile,Azul',
}

const last: Readonly<Record<Industry, string>> = {
  Advisory: 'Advisory,Partners,Consulting,& Associates,Strategy Group',
  'Banking & Financial Services': 'Bank,Capital,Insurance,Life,Asset Management,Payments,Credit Union,Mutual',
  'Construction & Engineering':
    'Construction,Engineering,Infrastructure,Energy,Building Group,Consulting Engineers,Water',
  'Creative & Design': 'Studio,Design,Creative,Interiors,Works,Type & Image',
  'Data & Analytics': 'Analytics,Data,Energy,Retail,Insights,Telecoms,Bank,Logistics',
  'Education & Training': 'College,Learning,Academy,Schools Trust,Training,Education',
  'Healthcare & Life Sciences': 'Health,Clinics,Research,Medical,Pharma,Hospital Group,Diagnostics',
  'Human Resources': 'Group,People,Retail,Holdings,Staffing,Mining,Foods',
  'Information Technology': 'Software,Systems,Digital,Cloud,Labs,Networks,Technologies',
  'Legal & Compliance': 'Attorneys,Legal,Law,Holdings,Insurance,Compliance',
  'Manufacturing & Supply Chain': 'Foods,Freight,Steel,Packaging,Motors,Beverages,Logistics,Paper',
  'Media & Communications': 'Media,Press,Films,Radio,Publishing,Communications,Broadcasting',
  'Sales & Marketing': 'Brands,Retail,Media,Foods,Commerce,Telecoms,Drinks',
}

/** An invented company of an industry and country. */
export const generateEmployerName = (random: Random, industry: Industry, countryCode: string): string => {
  const names = (first[countryCode] ?? first['other'] ?? '').split(',')
  return `${random.pick(names)} ${random.pick(last[industry].split(','))}`
}
