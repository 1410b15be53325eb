// The page's policy allows only style attributes, also inside the frame.
const BODY = 'font:14px/1.5 system-ui,sans-serif;margin:24px;color:#1f1d1a;background:#fff;overflow-wrap:anywhere'

export const PAGE_TYPE = 'text/html'

/** Converts a Word document to a page, black on white as in print. The converter loads with the first document. */
export async function docxPage(blob: Blob): Promise<Blob> {
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await blob.arrayBuffer() })
  const page = `<!doctype html><meta charset="utf-8"><body style="${BODY}">${value}</body>`
  return new Blob([page], { type: PAGE_TYPE })
}
