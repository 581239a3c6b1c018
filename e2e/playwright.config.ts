import { defineConfig } from '@playwright/test';
import { chromiumLaunch, findHeadlessShell } from '../tools/kernel/chromium.ts';

const launch = chromiumLaunch();
const staticPort = Number(process.env['MADANG_STATIC_PORT'] ?? 4210);

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results/e2e',
  // A worker that begins a file starts a product for it: most files stay with one.
  fullyParallel: false,
  // A journey waits as much as it works: three keep two processors busy.
  workers: 3,
  // axe looks at several hundred elements with three of these on a busy machine.
  timeout: 120_000,
  // What comes late is there all the same; a test that passes waits no longer for it.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${staticPort}`,
    // Every page is the product's own: a process of its own for each of them took an eighth of all work.
    launchOptions: {
      ...launch,
      executablePath: findHeadlessShell() ?? launch.executablePath,
      args: [...launch.args, '--disable-site-isolation-trials'],
    },
    // A context and page for each test took a twentieth of the journeys' time; watched-page.ts empties it between them.
    reuseContext: true,
  },
  webServer: {
    command: `node e2e/support/static-pages.ts ${staticPort}`,
    cwd: '..',
    port: staticPort,
    reuseExistingServer: true,
  },
});
