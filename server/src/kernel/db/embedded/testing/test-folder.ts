import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stopServerProcesses } from '../stop-processes.ts';

/** An empty private folder that goes when the test ends, with whatever server a killed holder left in it. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'madang-embedded-'));
  onTestFinished(async () => {
    await stopServerProcesses(join(folder, 'data', 'database'));
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** The same, where an ordinary user may put data into `data`. */
export function folderOfOrdinaryUser(): string {
  const folder = testFolder();
  const data = join(folder, 'data');
  mkdirSync(data);
  if (process.getuid?.() === 0) {
    for (const each of [folder, data]) chownSync(each, 65534, 65534);
  }
  return folder;
}
