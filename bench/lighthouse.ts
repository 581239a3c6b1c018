import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumLaunch } from '../tools/kernel/chromium.ts';
import type { Figure } from './kernel/figures.ts';
import type { Stage } from './kernel/stage.ts';

/** Fetched for the run alone: the product does not stand on it. */
const lighthouse = 'lighthouse@13.5.0';
const categories = ['accessibility', 'best-practices'] as const;
type Report = Readonly<{
  categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
  audits: Readonly<Record<string, { readonly score: number | null; readonly scoreDisplayMode: string }>>;
}>;

/** Measures the Lighthouse score of the sign-up page, of 100. */
export async function measurePage({ productUrl }: Stage): Promise<Figure[]> {
  const { categories: found, audits } = await audit(`${productUrl}/signup/works`);
  const short = Object.entries(audits).filter(
    ([, { score, scoreDisplayMode }]) => score === 0 && scoreDisplayMode === 'binary',
  );
  return categories.map((category) => {
    const score = Math.round(found[category].score * 100);
    return {
      name: `Lighthouse, ${category} of the sign-up page`,
      product: score === 100 ? '100' : `${score} (${short.map(([name]) => name).join(', ')})`,
      value: score,
      bound: { min: 100 },
    };
  });
}

async function audit(url: string): Promise<Report> {
  const { executablePath, args } = chromiumLaunch();
  const home = mkdtempSync(join(tmpdir(), 'madang-lighthouse-'));
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      [
        '--yes',
        lighthouse,
        url,
        `--only-categories=${categories.join(',')}`,
        '--output=json',
        '--quiet',
        `--chrome-flags=--headless ${args.join(' ')}`,
      ],
      {
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, CHROME_PATH: executablePath, TMPDIR: home },
      },
    );
    return JSON.parse(stdout) as Report;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
