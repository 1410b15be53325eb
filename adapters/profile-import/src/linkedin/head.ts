import type { ParsedProfile } from '@guildhall/domain/profiles'
import type { TextLine } from '../pdf/text-line.ts'
import { mainRole } from './layout.ts'
import { joinLine } from './paragraphs.ts'

/** The place is grey; in a file without colours it is the last of several lines. */
const splitAtPlace = (lines: readonly TextLine[], coloured: boolean): readonly [TextLine[], TextLine[]] => {
  const isPlace = (line: TextLine, index: number): boolean =>
    coloured ? line.grey : index > 0 && index === lines.length - 1
  return [lines.filter((line, index) => !isPlace(line, index)), lines.filter(isPlace)]
}

/** Name, headline and place at the top of the main column. `coloured`: whether the file has any grey lines. */
export const parseHead = (
  lines: readonly TextLine[],
  coloured: boolean,
): Pick<ParsedProfile, 'name' | 'headline' | 'location'> => {
  const name = joinLine(lines.filter((line) => mainRole(line) === 'name'))
  const below = lines.filter((line) => mainRole(line) !== 'name')
  const [headline, place] = splitAtPlace(below, coloured)
  return { name: name || null, headline: joinLine(headline) || null, location: joinLine(place) || null }
}
