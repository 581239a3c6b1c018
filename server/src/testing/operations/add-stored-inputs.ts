import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './examples/example.ts';
import { examples } from './examples/index.ts';

/**
 * `npm run stored-inputs`: adds examples of operations that lack a stored input. Existing ones never change, because
 * databases hold them.
 */
const file = join(import.meta.dirname, 'stored-examples.json');

const stored = JSON.parse(readFileSync(file, 'utf8')) as readonly Step[];
const names = new Set(stored.map(({ name }) => name));
const added = examples
  .filter(({ name }) => !names.has(name))
  .map(({ name, input }) => ({ name, input }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
writeFileSync(file, `${JSON.stringify([...stored, ...added], null, 2)}\n`);
process.stdout.write(`${added.length} added, ${stored.length + added.length} in all\n`);
