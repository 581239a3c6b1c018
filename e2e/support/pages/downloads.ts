import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Waits for the file that an act brings. */
export async function downloaded(page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}
