import { chromiumPath } from '#scripts/browser.ts'

/** How Debian's Chromium starts on a machine without a screen and without a way out. */
export const chromiumLaunch = {
  executablePath: chromiumPath(),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
