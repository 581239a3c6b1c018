import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { listFiles, readText } from '../kernel/files.ts';
import { fill, type CapabilityNames } from './names.ts';
import { register, type Registration } from './register.ts';

const templateRoot = join(import.meta.dirname, 'template');

const places: Readonly<Record<string, string>> = {
  contract: 'contract/src/sample-things',
  server: 'server/src/modules/sample-things',
  web: 'web/src/features/sample-things',
  examples: 'server/src/testing/operations/examples',
};

const registrations: readonly Registration[] = [
  {
    path: 'contract/src/index.ts',
    imports: [
      "import { sampleThingErrors } from './sample-things/errors.ts';",
      "import type { en as sampleThingMessages } from './sample-things/messages/en.ts';",
      "import { sampleThingPages } from './sample-things/pages.ts';",
    ],
    entries: {
      errorTable: '...sampleThingErrors',
      CapabilityCatalogues: 'typeof sampleThingMessages',
      pages: '...sampleThingPages',
    },
  },
  {
    path: 'contract/src/permissions.ts',
    imports: ["import { sampleThingPermissions } from './sample-things/permissions.ts';"],
    entries: { permissionTable: '...sampleThingPermissions' },
  },
  {
    path: 'server/src/modules/index.ts',
    imports: ["import { sampleThings } from './sample-things/index.ts';"],
    entries: { modules: 'sampleThings' },
  },
];

/** Writes the folders of a new capability and names it in the three index files; returns what it wrote. */
export function scaffold(root: string, names: CapabilityNames, now = new Date()): string[] {
  const taken = Object.values(places)
    .map((place) => fill(place, names))
    .filter((place) => place.includes(names.plural) && existsSync(join(root, place)));
  if (taken.length > 0) throw new Error(`${taken.join(', ')} is there already`);
  const files = [
    ...newFiles(names, stamp(root, now)),
    ...registrations.map((registration) => registered(root, registration, names)),
  ];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return files.map(({ path }) => path);
}

interface NewFile {
  readonly path: string;
  readonly text: string;
}

function newFiles(names: CapabilityNames, migrationStamp: string): NewFile[] {
  return Object.entries(places).flatMap(([side, place]) =>
    listFiles(templateRoot, [side], /\.template$/).map((template) => {
      const inside = template.slice(side.length + 1).replace(/\.template$/, '');
      const path = `${place}/${inside === 'migration.sql' ? `migrations/${migrationStamp}-sample-things.sql` : inside}`;
      return { path: fill(path, names), text: fill(readFileSync(join(templateRoot, template), 'utf8'), names) };
    }),
  );
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

function registered(root: string, { path, imports, entries }: Registration, names: CapabilityNames): NewFile {
  const filled = {
    path,
    imports: imports.map((line) => fill(line, names)),
    entries: Object.fromEntries(Object.entries(entries).map(([list, entry]) => [list, fill(entry, names)])),
  };
  return { path, text: register(readText(root, path), filled) };
}
