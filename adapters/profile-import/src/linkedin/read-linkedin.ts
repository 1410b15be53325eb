import type { ParsedProfile } from '@guildhall/domain/profiles'
import type { PdfContents, TextLine } from '../pdf/text-line.ts'
import type { Section } from '../words/headings.ts'
import { parseEducation } from './education.ts'
import { type ColumnLook, parseExperience } from './experience.ts'
import { parseHead } from './head.ts'
import { selectMainColumnLines, selectSidebarLines } from './layout.ts'
import { splitMainSections } from './main-sections.ts'
import { joinParagraphs } from './paragraphs.ts'
import { readSidebar } from './sidebar.ts'

/** Reads a profile that LinkedIn saved as PDF, in the current layout. */
export const readLinkedIn = (contents: PdfContents): ParsedProfile => {
  const main = selectMainColumnLines(contents)
  const look: ColumnLook = {
    coloured: main.some(({ grey }) => grey),
    edge: Math.max(0, ...main.map(({ right }) => right)),
  }
  const { head, sections } = splitMainSections(main)
  const under = (kind: Section): readonly TextLine[] =>
    sections.filter((section) => section.kind === kind).flatMap(({ lines }) => lines)
  const sidebar = readSidebar(selectSidebarLines(contents), contents.pages)
  const unplaced = sections.filter(({ kind }) => !['summary', 'experience', 'education'].includes(kind))
  return {
    source: 'linkedin',
    ...parseHead(head, look.coloured),
    summary: joinParagraphs(under('summary'), look.edge),
    roles: parseExperience(under('experience'), look),
    education: parseEducation(under('education'), look),
    ...sidebar,
    omittedSections: [...sidebar.omittedSections, ...unplaced.map(({ heading }) => heading)],
  }
}
