import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '@guildhall/testing'

const executablePath = findChromium()

/** The browser that is there, else Playwright's own; with what it needs in a bare container, and nothing that calls home. */
export const launchOptions: LaunchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  ...(executablePath === undefined ? {} : { executablePath }),
}
