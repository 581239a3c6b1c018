import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { capabilityLists } from '../capability-lists.ts';
import { listFiles, readTextIfAny } from '../kernel/files.ts';
import { type CapabilityNames, fill } from './names.ts';
import { withRequirement } from './requirement.ts';

const templateRoot = join(import.meta.dirname, 'template');

const places: Readonly<Record<string, string>> = {
  contract: 'contract/src/sample-wing/sample-things',
  server: 'server/src/modules/sample-wing/sample-things',
  web: 'web/src/features/sample-wing/sample-things',
  examples: 'server/src/testing/operations/examples',
};

/** Writes the folders of a new capability, its requirement and the lists that name it; returns what it wrote. */
export function scaffold(root: string, names: CapabilityNames, now = new Date()): string[] {
  const taken = Object.values(places)
    .map((place) => fill(place, names))
    .filter((place) => place.includes(names.plural) && existsSync(join(root, place)));
  if (taken.length > 0) throw new Error(`${taken.join(', ')} is there already`);
  const files = newFiles(names, stamp(root, now));
  write(root, files);
  const lists = capabilityLists(root).filter(({ path, text }) => readTextIfAny(root, path) !== text);
  const requirement = withRequirement(root, names);
  write(root, [...lists, ...requirement]);
  return [...files, ...lists, ...requirement].map(({ path }) => path);
}

interface NewFile {
  readonly path: string;
  readonly text: string;
}

function newFiles(names: CapabilityNames, migrationStamp: string): NewFile[] {
  return Object.entries(places).flatMap(([side, place]) =>
    templatesOf(side, names).map((template) => {
      const inside = template.slice(side.length + 1).replace(/\.template$/, '');
      const path = `${place}/${inside === 'migration.sql' ? `migrations/${migrationStamp}-sample-things.sql` : inside}`;
      return { path: fill(path, names), text: fill(readFileSync(join(templateRoot, template), 'utf8'), names) };
    }),
  );
}

function templatesOf(side: string, { child }: CapabilityNames): string[] {
  return listFiles(templateRoot, [side], /\.template$/).filter((path) => child || !path.includes('sample-part'));
}

/** `20261121093000`: now, but behind every migration that is there, for they run in the order of their stamps. */
function stamp(root: string, now: Date): string {
  const stamps = listFiles(root, ['server/src'], /\/migrations\/\d{14}-[^/]+\.sql$/).map((path) =>
    posix.basename(path),
  );
  const last = stamps
    .sort()
    .at(-1)
    ?.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d).*/, '$1-$2-$3T$4:$5:$6Z');
  const earliest = last === undefined ? 0 : Date.parse(last) + 1_000;
  return new Date(Math.max(now.getTime(), earliest)).toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

function write(root: string, files: readonly NewFile[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
