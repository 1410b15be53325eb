/** The accepted kinds of document. Rule: FILE-1. */
export type DocumentKind = 'pdf' | 'doc' | 'docx'

/** Detects the kind of a document from its content, regardless of its name and declared type. Rule: FILE-1. */
export interface DocumentInspector {
  /**
   * Accepts a PDF (from its first byte on), an OLE2 file with a Word document, or a ZIP with `word/document.xml` that unpacks to an
   * acceptable size and contains no macros. Null for anything else, and for files that are several of these at once.
   */
  detectKind(bytes: Uint8Array): Promise<DocumentKind | null>
}
