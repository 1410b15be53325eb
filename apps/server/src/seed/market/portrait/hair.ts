import type { HairStyle } from './portrait-spec.ts'

/** The parts of the hair behind and in front of the face, in one colour on a canvas of 64 by 64. */
export interface HairDrawing {
  readonly back: (colour: string) => string
  readonly front: (colour: string) => string
}

const path =
  (d: string) =>
  (colour: string): string =>
    `<path d="${d}" fill="${colour}"/>`
const none = (): string => ''
const discs =
  (list: readonly (readonly [number, number, number])[]) =>
  (colour: string): string =>
    `<g fill="${colour}">${list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`

const low = 'M20.5 27c-1-10 4-15.5 11.5-15.5S44.5 17 43.5 27c-2-6-6-9.5-11.5-9.5S22.5 21 20.5 27z'
const close =
  'M20.7 25.5c0-8.9 4.6-13 11.3-13s11.3 4.1 11.3 13c-1.2-4.7-3-6.7-5-7.2-4-.8-8.6-.8-12.6 0-2 .5-3.8 2.5-5 7.2z'

/** The drawings. Most are from the design's faces; the front hair ends at the forehead. */
export const hairDrawings: Readonly<Record<HairStyle, HairDrawing>> = {
  long: {
    back: path('M17.5 40c-3-20 3-30 14.5-30s17.5 10 14.5 30c-3 1.5-6 1.5-8 0h-13c-2 1.5-5 1.5-8 0z'),
    front: path('M20.5 30c0-11 4.5-17 11.5-17s11.5 6 11.5 17c-1-6-3-9.5-6-11.5-4 3-11 3.5-14.5 4-1.5 2-2 4-2.5 7.5z'),
  },
  afro: {
    back: discs([[32, 23, 18.5]]),
    front: path('M20.5 26c0-9 5-13 11.5-13s11.5 4 11.5 13c-2-5-5-7.5-11.5-7.5S22.5 21 20.5 26z'),
  },
  quiff: {
    back: none,
    front: path(
      'M20.5 28c-2.5-11 3-17.5 12-17.5 8 0 13 6 11 17.5-.8-4.5-2-7-4-8.5-5 .5-10-.5-13.5-3-1.5 3-4 5.5-5.5 11.5z',
    ),
  },
  topknot: { back: discs([[32, 9.5, 6.5]]), front: path(low) },
  side: {
    back: none,
    front: path('M20.5 27c-1.5-10 3.5-16 11.5-16s13 6 11.5 16c-1-5-3-8-5-9-4 1.5-9 1.5-13 0-2 1-4 4-5 9z'),
  },
  locs: {
    back: (colour) =>
      `<g fill="${colour}"><rect x="16.5" y="18" width="6" height="34" rx="3"/><rect x="41.5" y="18" width="6" height="34" rx="3"/><rect x="13.5" y="24" width="4.5" height="26" rx="2.2"/><rect x="46" y="24" width="4.5" height="26" rx="2.2"/><circle cx="32" cy="22" r="14.5"/></g>`,
    front: path('M20.5 27c-.5-9 4-14.5 11.5-14.5S44 18 43.5 27c-1.5-5-5-9-11.5-9.5-6.5.5-10 4.5-11.5 9.5z'),
  },
  bob: {
    back: path('M17 37c-2-18 4-27 15-27s17 9 15 27c-.3 3-2.5 4.5-5.5 4.5h-19c-3 0-5.2-1.5-5.5-4.5z'),
    front: path(
      'M20.5 28c-.8-10 4-15.5 11.5-15.5S44.3 18 43.5 28c-.8-3-1.6-4.8-2.6-6-5.5 1.6-12.3 1.6-17.8 0-1 1.2-1.8 3-2.6 6z',
    ),
  },
  buzz: { back: none, front: (colour) => `<path d="${close}" fill="${colour}" opacity=".8"/>` },
  bald: {
    back: none,
    front: () =>
      '<path d="M26 16.5c2.5-1.6 6-2 9-1" stroke="#fff" stroke-width="1.4" stroke-linecap="round" fill="none" opacity=".28"/>',
  },
  curls: {
    back: discs([
      [21, 24, 5.5],
      [43, 24, 5.5],
      [20.5, 31, 4.5],
      [43.5, 31, 4.5],
      [25, 16, 6.5],
      [39, 16, 6.5],
      [32, 13.5, 7],
    ]),
    front: discs([
      [22.5, 21.5, 3.6],
      [26.5, 17.8, 4],
      [31.5, 16.3, 4.2],
      [36.6, 17.4, 4],
      [41, 21, 3.7],
    ]),
  },
  ponytail: {
    back: path('M41 14c10-1 12 12 8.5 25-.8 3-4.3 3-4.3.3.4-8.3-.2-15.3-4.2-19.3z'),
    front: path(low),
  },
  wavy: {
    back: path(
      'M16 47c-3-6 1-9-.5-16C13.5 16 21 9 32 9s18.5 7 16.5 22c-1.5 7 2.5 10-.5 16-4 2-8 1-10-1H26c-2 2-6 3-10 1z',
    ),
    front: path('M20.5 30c-.8-11 4-17 11.5-17s12.3 6 11.5 17c-1-6.5-4.5-10.5-10-13-4 2.3-11 6-13 13z'),
  },
  undercut: {
    back: none,
    front: path('M20.5 26.5c-1-9.5 3-16 12-16 7 0 12 4.5 11 16-.6-3-1.5-5-2.5-6.5-6 1-12-1-15-4-1 4-3.5 6-5.5 10.5z'),
  },
  receding: {
    back: none,
    front: path(
      'M20.3 30c-1.4-7 .2-12.5 4-15.5-1.4 4.5-2.3 9-2.4 15.5zM43.7 30c1.4-7-.2-12.5-4-15.5 1.4 4.5 2.3 9 2.4 15.5zM26.5 14.6c3.4-1.7 7.6-1.7 11 0-3.6-.5-7.4-.5-11 0z',
    ),
  },
  pixie: {
    back: none,
    front: path(
      'M20.3 29c-2-11.5 3.2-18 11.7-18s13.5 6.5 11.7 18c-.6-5.5-1.7-8.8-3.4-10.7-3 3-8 5-13 5.5-3.2.4-5.8 1.2-7 5.2z',
    ),
  },
  cornrows: {
    back: none,
    front: (colour) =>
      `<path d="${low}" fill="${colour}"/><g stroke="#fff" stroke-width=".6" opacity=".32" fill="none"><path d="M26.5 13.5c-1.6 1.8-2.6 4-3 6.5M30 12c-.8 2-1.2 4-1.3 6M34 12c.8 2 1.2 4 1.3 6M37.5 13.5c1.6 1.8 2.6 4 3 6.5"/></g>`,
  },
  headscarf: {
    back: path('M14 58c0-10 2-14 3-20-1-18 4-29 15-29s16 11 15 29c1 6 3 10 3 20z'),
    front: (colour) =>
      `<path fill-rule="evenodd" d="M17.5 30C17 16 22 9 32 9s15 7 14.5 21c-.3 9-4 17-8.5 21H26c-4.5-4-8.2-12-8.5-21zm4-1c0 8 4.5 14.5 10.5 14.5S42.5 37 42.5 29C42.5 20.5 38.5 16.5 32 16.5S21.5 20.5 21.5 29z" fill="${colour}"/><path d="M24 49c5 3 11 3 16-1" stroke="#000" stroke-opacity=".22" stroke-width="1.2" fill="none"/>`,
  },
  turban: {
    back: none,
    front: (colour) =>
      `<path d="M17.8 26.5C15.5 13 22 6.5 32 6.5s16.5 6.5 14.2 20C42.5 21.5 38 18.5 32 18.5s-10.5 3-14.2 8z" fill="${colour}"/><g stroke="#000" stroke-opacity=".2" stroke-width="1" fill="none"><path d="M20 17.5c5 .5 9.5-1.5 12-5.5M44 17.5c-5 .5-9.5-1.5-12-5.5M24 11.5c3 .8 5.8 0 8-2"/></g>`,
  },
}
