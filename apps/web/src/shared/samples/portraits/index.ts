import aaliyah from './aaliyah.svg'
import callum from './callum.svg'
import dana from './dana.svg'
import ines from './ines.svg'
import johan from './johan.svg'
import naledi from './naledi.svg'
import pieter from './pieter.svg'
import priya from './priya.svg'
import rajesh from './rajesh.svg'
import thandeka from './thandeka.svg'
import zanele from './zanele.svg'

/** Portraits of sample people, drawn as those of the demo. Others have a monogram. */
export const portraits = {
  aaliyah,
  callum,
  dana,
  ines,
  johan,
  naledi,
  pieter,
  priya,
  rajesh,
  thandeka,
  zanele,
} as const

const byName: Readonly<Record<string, string>> = portraits

/** The portrait of a sample person by their first name; null if there is none. */
export const portraitOf = (firstName: string): string | null => byName[firstName.toLowerCase()] ?? null
