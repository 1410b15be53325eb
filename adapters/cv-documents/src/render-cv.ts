import type { ContractorProfile, WorkExperience } from '@guildhall/domain/profiles'
import PDFDocument from 'pdfkit'

const MARGIN = 56
const TEXT = '#26211b'
const MUTED = '#5c564d'
const LINE = '#d9d3ca'
const months = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

const formatMonth = (day: string): string => months.format(new Date(day))
const formatPeriod = ({ currentWork, endDate, startDate }: WorkExperience): string =>
  `${formatMonth(startDate)} – ${currentWork || endDate === null ? 'today' : formatMonth(endDate)}`

const section = (page: PDFKit.PDFDocument, title: string): void => {
  page.moveDown(1.2)
  const y = page.y
  page
    .moveTo(MARGIN, y)
    .lineTo(page.page.width - MARGIN, y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke()
  page.moveDown(0.6).font('Times-Bold').fontSize(13).fillColor(TEXT).text(title).moveDown(0.3)
}

const entry = (page: PDFKit.PDFDocument, title: string, facts: readonly string[], text: string | null): void => {
  page.font('Helvetica-Bold').fontSize(10).fillColor(TEXT).text(title)
  page.font('Helvetica').fillColor(MUTED).text(facts.join(' · '))
  if (text !== null) page.fillColor(TEXT).text(text, { lineGap: 1 })
  page.moveDown(0.6)
}

const write = (page: PDFKit.PDFDocument, profile: ContractorProfile): void => {
  page.font('Times-Bold').fontSize(24).fillColor(TEXT).text(`${profile.firstName} ${profile.lastName}`)
  const line = [profile.jobTitle, profile.locationTitle].filter((part) => part !== null)
  page.font('Helvetica').fontSize(11).fillColor(MUTED).text(line.join(' · ')).moveDown(0.8)
  if (profile.introduction !== null) page.fontSize(10).fillColor(TEXT).text(profile.introduction, { lineGap: 2 })
  section(page, 'Experience')
  for (const work of profile.workExperiences) {
    const place = [work.company, ...(work.location === null ? [] : [work.location]), formatPeriod(work)]
    entry(page, work.title, place, work.description)
  }
  section(page, 'Education')
  for (const { dateGraduated, institution, qualification } of profile.qualifications)
    entry(page, qualification, [institution, ...(dateGraduated === null ? [] : [dateGraduated.slice(0, 4)])], null)
  section(page, 'Skills')
  page.font('Helvetica').fontSize(10).fillColor(TEXT).text(profile.skills.join(', '), { lineGap: 2 })
  section(page, 'Languages')
  page.font('Helvetica').fontSize(10).text(profile.languages.join(', '))
}

/** Renders a profile as a CV: A4 pages as PDF, in standard fonts. */
export const renderCv = (profile: ContractorProfile): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const title = `${profile.firstName} ${profile.lastName}`
    const page = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      lang: 'en',
      displayTitle: true,
      info: { Title: title, Author: title },
    })
    const chunks: Buffer[] = []
    page.on('data', (chunk: Buffer) => chunks.push(chunk))
    page.on('error', reject)
    page.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    write(page, profile)
    page.end()
  })
