import { globSync } from 'node:fs';
import type { Example } from './example.ts';

const own = ['index.ts', 'example.ts'];
const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !own.includes(file));
const found = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ `./${file}`) as Promise<{ readonly examples: readonly Example[] }>),
);

/** One example of every operation whose input may be stored: each file here has those of one capability. */
export const examples: readonly Example[] = found.flatMap((file) => file.examples);
