import type { ParsedProfile } from '@guildhall/domain/profiles'
import type { PdfContents, TextLine } from '../pdf/text-line.ts'
import type { Section } from '../words/headings.ts'
import { educationOf } from './education.ts'
import { type ColumnLook, experienceOf } from './experience.ts'
import { headOf } from './head.ts'
import { mainColumnOf, sidebarOf } from './layout.ts'
import { mainSectionsOf } from './main-sections.ts'
import { paragraphsOf } from './paragraphs.ts'
import { readSidebar } from './sidebar.ts'

/** Reads a profile that LinkedIn saved as PDF, in today's layout. */
export const readLinkedIn = (contents: PdfContents): ParsedProfile => {
  const main = mainColumnOf(contents)
  const look: ColumnLook = {
    coloured: main.some(({ grey }) => grey),
    edge: Math.max(0, ...main.map(({ right }) => right)),
  }
  const { head, sections } = mainSectionsOf(main)
  const under = (kind: Section): readonly TextLine[] =>
    sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines)
  const sidebar = readSidebar(sidebarOf(contents), contents.pages)
  const unplaced = sections.filter(({ kind }) => !['summary', 'experience', 'education'].includes(kind))
  return {
    source: 'linkedin',
    ...headOf(head, look.coloured),
    summary: paragraphsOf(under('summary'), look.edge),
    roles: experienceOf(under('experience'), look),
    education: educationOf(under('education'), look),
    ...sidebar,
    omittedSections: [...sidebar.omittedSections, ...unplaced.map(({ heading }) => heading)],
  }
}
