import { globSync } from 'node:fs';
import type { Scenario } from './scenario.ts';

const own = ['index.ts', 'scenario.ts'];
const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !own.includes(file));
const found = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ `./${file}`) as Promise<{ readonly scenarios: readonly Scenario[] }>),
);

/** One scenario of every operation that no stored input runs: each file here has those of one capability. */
export const scenarios: readonly Scenario[] = found.flatMap((file) => file.scenarios);
