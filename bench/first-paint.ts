import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { freePort } from '../server/src/testing/product-process.ts';
import { chromiumLaunch } from '../tools/kernel/chromium.ts';
import { compare, interleave } from './kernel/compare.ts';
import type { Figure } from './kernel/figures.ts';
import type { Stage } from './kernel/stage.ts';

/** Fetched for the run alone: the product does not stand on it. */
const parseDashboard = 'parse-dashboard@9.2.0';
const folder = join(import.meta.dirname, '../node_modules/.cache/madang-bench/parse-dashboard');
const rounds = 11;

/**
 * Measures the time from the address to the first words of the sign-in page, beside Parse dashboard's, with empty
 * browsers.
 */
export async function measureFirstPaint({ productUrl }: Stage): Promise<Figure[]> {
  await install();
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'madang-bench-dashboard-'));
  const dashboard = startDashboard(data, port);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    await untilAnswered(`http://127.0.0.1:${port}/login`, dashboard);
    const seen = await interleave({
      rounds,
      product: () => firstPaint(browser, `${productUrl}/loginapp`),
      floor: () => firstPaint(browser, `http://127.0.0.1:${port}/login`),
    });
    return [compare('log-in page, first contentful paint', seen, { of: (ms) => ms, unit: 'ms', bound: { max: 1.2 } })];
  } finally {
    await browser.close();
    dashboard.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function install(): Promise<void> {
  if (existsSync(join(folder, 'node_modules/parse-dashboard/package.json'))) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--omit=dev', '--no-audit', '--no-fund', '--ignore-scripts', '--no-save'];
  await promisify(execFile)('npm', ['install', ...options, parseDashboard], { cwd: folder });
}

function startDashboard(data: string, port: number): ChildProcess {
  const config = {
    apps: [{ serverURL: 'http://127.0.0.1:9/parse', appId: 'bench', masterKey: 'bench', appName: 'bench' }],
    users: [{ user: 'bench', pass: 'bench' }],
  };
  writeFileSync(join(data, 'config.json'), JSON.stringify(config));
  const program = join(folder, 'node_modules/parse-dashboard/bin/parse-dashboard');
  const given = ['--config', join(data, 'config.json'), '--host', '127.0.0.1', '--port', String(port)];
  return spawn(process.execPath, [program, ...given, '--allowInsecureHTTP'], { stdio: 'ignore' });
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  for (let wait = 0; wait < 300 && child.exitCode === null; wait += 1) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('Parse dashboard did not start');
}

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver((list) => {
            const painted = list.getEntriesByName('first-contentful-paint').at(0);
            if (painted) resolve(painted.startTime);
          });
          observer.observe({ type: 'paint', buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}
