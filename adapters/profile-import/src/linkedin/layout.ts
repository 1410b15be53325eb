import { joinColumn } from '../pdf/join-lines.ts'
import type { PdfContents, PdfPage, TextItem, TextLine } from '../pdf/text-line.ts'

/*
 * The layout of a profile that LinkedIn saved as PDF: a page of 612 by 792 points, a dark sidebar, and a font size for each kind of line.
 * Identical in all files of 2023 to 2026.
 */

/** The sidebar is to the left of it, the main column to the right. */
const COLUMN_SPLIT = 200
const SIDEBAR_X = 21.6
const MAIN_X = 223.6
const NEAR = 4

/** Role of a line of the main column by its font size in points. */
const roles = [
  ['name', 26],
  ['section', 15.75],
  ['strong', 12],
  ['title', 11.5],
  ['text', 10.5],
  ['footer', 9],
] as const

/** 'strong': a headline, summary, company or school; 'text': dates, places, descriptions and degrees. */
export type MainRole = (typeof roles)[number][0]

/** The role with the nearest size. */
export const mainRole = ({ size }: Pick<TextLine, 'size'>): MainRole =>
  roles.reduce((best, role) => (Math.abs(role[1] - size) < Math.abs(best[1] - size) ? role : best))[0]

const SIDEBAR_HEADING = 13
/** Sidebar items have 10.5 and 11 points. */
export const isSidebarHeading = ({ size }: Pick<TextLine, 'size'>): boolean => Math.abs(size - SIDEBAR_HEADING) < 0.9

const FOOTER_HEIGHT = 26
const FOOTER_SIZE = 9.6
const isFooter = ({ size, y }: TextItem): boolean => y < FOOTER_HEIGHT && size < FOOTER_SIZE

/** All lines of the sidebar on all pages. */
export const selectSidebarLines = ({ pages }: PdfContents): readonly TextLine[] =>
  joinColumn(pages, (item) => item.x < COLUMN_SPLIT && !isFooter(item))

/** All lines of the main column on all pages, without the footer. */
export const selectMainColumnLines = ({ pages }: PdfContents): readonly TextLine[] =>
  joinColumn(pages, (item) => item.x >= COLUMN_SPLIT && !isFooter(item))

const isAt = (item: TextItem, x: number, size: number): boolean =>
  Math.abs(item.x - x) < NEAR && Math.abs(item.size - size) < 0.3 && item.text.trim() !== ''

const hasGeometry = ({ items }: PdfPage): boolean =>
  items.some((item) => isAt(item, MAIN_X, 26) || isAt(item, MAIN_X, 15.75)) &&
  items.some((item) => isAt(item, MAIN_X, 12) || isAt(item, SIDEBAR_X, 13))

/** Whether a file has this layout. The producer in its metadata is ignored, because printing from a browser changes it. */
export const isLinkedIn = ({ pages }: PdfContents): boolean => pages.slice(0, 2).some(hasGeometry)
