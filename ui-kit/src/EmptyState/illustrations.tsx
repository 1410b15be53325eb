import type { ReactNode } from 'react'

/** Line drawings in the colours of the tokens: `lit` takes the accent, `ground` a surface. */
export const illustrations = {
  /** A house and a lens: nobody was found. */
  search: (
    <>
      <path d="M12 104h144" />
      <path className="ground" d="M28 104V44l30-20 30 20v60z" />
      <path d="M20 49 58 24l38 25" />
      <path className="lit" d="M50 104V88a8 8 0 0 1 16 0v16z" />
      <path d="M40 70v-6a5 5 0 0 1 10 0v6zM66 70v-6a5 5 0 0 1 10 0v6z" />
      <circle className="ground" cx="116" cy="58" r="22" />
      <path d="m132 74 16 16" />
      <path d="M108 58h16" />
    </>
  ),
  /** A letter box with its flag up: no conversation yet. */
  letters: (
    <>
      <path d="M12 104h144" />
      <path className="ground" d="M40 104V52a28 28 0 0 1 28-28h40a28 28 0 0 1 28 28v28H68" />
      <path className="ground" d="M40 80V52a28 28 0 0 1 56 0v28z" />
      <path className="lit" d="M136 36h14v12h-14" />
      <path d="M136 60V36M78 80v24M92 80v24M54 58h28" />
    </>
  ),
  /** A hall with its door shut: this page is not there. */
  hall: (
    <>
      <path d="M14 104h140" />
      <path className="ground" d="M30 104V60L84 28l54 32v44z" />
      <path d="M22 65 84 28l62 37" />
      <path className="ground" d="M72 104V84a12 12 0 0 1 24 0v20z" />
      <path d="M92 96h.5M44 90V78a6 6 0 0 1 12 0v12zM112 90V78a6 6 0 0 1 12 0v12z" />
      <path className="lit" d="M78 58a6 6 0 0 1 12 0v6H78z" />
    </>
  ),
  /** A shelf with a gap: nothing was kept yet. */
  shelf: (
    <>
      <path d="M12 104h144M28 104V28h112v76M28 66h112" />
      <path className="ground" d="M38 66V40h12v26zM50 66V36h10v30zM60 66V44h12v22z" />
      <path className="lit" d="M104 66V38h14v28l-7-6z" />
      <path className="ground" d="M38 104V80h14v24zM52 104V76h10v28z" />
      <path d="m84 104 10-26 12 5-8 21" />
    </>
  ),
  /** An open book: nothing was entered yet. */
  ledger: (
    <>
      <path d="M12 104h144" />
      <path className="ground" d="M84 44c-14-8-32-9-50-5v54c18-4 36-3 50 5 14-8 32-9 50-5V39c-18-4-36-3-50 5z" />
      <path d="M84 44v54M46 54c8-1 16-1 26 2M46 66c8-1 16-1 26 2" />
      <path className="lit" d="M108 37v24l6-5 6 5V37" />
    </>
  ),
  /** Sheets with a pen: nothing was written yet. */
  sheets: (
    <>
      <path d="M12 104h144" />
      <path className="ground" d="M58 26h56v70H58z" />
      <path className="ground" d="M44 34h56v70H44z" />
      <path d="M56 52h32M56 64h32M56 76h18" />
      <path className="lit" d="m104 90 26-34 8 6-26 34-10 4z" />
    </>
  ),
  /** A lamp that is out: something broke on our side. */
  lamp: (
    <>
      <path d="M12 104h144" />
      <path className="ground" d="M84 20 56 58h56z" />
      <path d="M84 20v-8M84 58v46M66 104a18 10 0 0 1 36 0" />
      <path className="lit" d="M78 58a6 6 0 0 0 12 0z" />
      <path d="M40 74h10M118 74h10M46 90l8-6M122 90l-8-6" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type IllustrationName = keyof typeof illustrations
