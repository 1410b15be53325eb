import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '@guildhall/testing'

const executablePath = findChromium()

/** The installed browser, or Playwright's own, with the flags for a bare container and without background requests. */
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
