import { globSync } from 'node:fs';
import type { Addressed, Example } from './example.ts';

const own = ['index.ts', 'example.ts'];
const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !own.includes(file));

/** Exports of a file in this folder: the examples of one capability, and the values for parts of its addresses. */
interface ExampleFile {
  readonly examples: readonly Example[];
  /** Several in the order in which they are made. */
  readonly addressed?: Addressed | readonly Addressed[];
}
const found = await Promise.all(files.map((file) => import(/* @vite-ignore */ `./${file}`) as Promise<ExampleFile>));

/** One example of every operation whose input may be stored: each file here has those of one capability. */
export const examples: readonly Example[] = found.flatMap((file) => file.examples);

/** Values for parts of addresses, if the capability's own file defines them. */
export const addressed: readonly Addressed[] = found.flatMap((file) => file.addressed ?? []);

/** An address with its parts filled in. */
export function pathWith(path: string, parts: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, part: string) => parts[part] ?? '');
}
