import { existsSync } from 'node:fs';

/** Paths at which Debian and its relatives install the browser. */
const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of tests, benchmarks and pictures: the one that CHROMIUM names, or else the machine's own. */
export function findChromium(paths: readonly string[] = usualPaths): string | undefined {
  return process.env['CHROMIUM'] ?? paths.find((path) => existsSync(path));
}

const headlessShellPath = '/usr/lib/chromium/chromium-headless-shell';

/** The same engine without windows, which needs an eighth less of the machine for the journeys; CHROMIUM goes before it. */
export function findHeadlessShell(): string | undefined {
  return findChromium([headlessShellPath]);
}

/** No graphics card, and nothing that a browser does for itself. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the launch options for Playwright. On a machine without a locale, a download with a Korean name would lose it. */
export function chromiumLaunch() {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('install Chromium first (apt-get install chromium)');
  return { executablePath, args: [...chromiumFlags], env: { ...process.env, LC_ALL: 'C.UTF-8' } };
}
