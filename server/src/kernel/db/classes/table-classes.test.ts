import { readFileSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';
import {
  crossingKeys,
  crossingTriggers,
  directoryFunctions,
  directoryReaders,
  loopsOverCompanies,
  sharedDirectory,
  sharedSequences,
} from './crossings.ts';
import { classOf, tableClasses, type TableClass } from './table-classes.ts';

const { pools } = await startTestApp({ work: false });
const { rows: tables } = await pools.owner.query<{ name: string; isFenced: boolean }>(
  `select relname as name, relrowsecurity as "isFenced" from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'test_clock' order by 1`,
);
const classes = new Map(tables.map(({ name, isFenced }) => [name, classOf(name, isFenced)]));

/** Reference tables are everywhere, so anything may name them. */
const isCrossing = (from: TableClass | undefined, to: TableClass | undefined) => from !== to && to !== 'reference';

test('OPS-12 every table has a class: tables without row-level security are listed, and no others', () => {
  expect([...classes].filter(([, each]) => each === undefined).map(([name]) => name)).toEqual([]);
  const named = [...tableClasses.keys()];
  expect(named.filter((name) => tables.every((table) => table.name !== name || table.isFenced))).toEqual([]);
  expect(tables.filter(({ isFenced }) => isFenced).length).toBeGreaterThan(50);
});

test('OPS-12 only the named foreign keys lead from a table of one class to another', async () => {
  const { rows } = await pools.owner.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  expect(rows.length).toBeGreaterThan(40);
  const crossing = rows.filter(({ from, to }) => isCrossing(classes.get(from), classes.get(to)));
  expect([...new Set(crossing.map(({ from, to }) => `${from} -> ${to}`))]).toEqual(crossingKeys);
});

interface Trigger {
  readonly table: string;
  readonly function: string;
}

test('OPS-12 only the named triggers reach from a table of one class to another', async () => {
  const { rows: triggers } = await pools.owner.query<Trigger>(
    `select distinct t.tgrelid::regclass::text as table, p.proname as function from pg_trigger t
     join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
  const { rows: functions } = await pools.owner.query<{ name: string; source: string }>(
    `select proname as name, prosrc as source from pg_proc where pronamespace = 'public'::regnamespace`,
  );
  const wordsOf = new Map(functions.map(({ name, source }) => [name, new Set(source.match(/\w+/g))]));
  const reach = (name: string, seen = new Set<string>()): Set<string> => {
    const words = wordsOf.get(name) ?? new Set<string>();
    for (const word of words) {
      if (seen.has(word)) continue;
      seen.add(word);
      if (wordsOf.has(word)) reach(word, seen);
    }
    return seen;
  };
  const crossing = triggers.flatMap(({ table, function: name }) => {
    const reached = [...reach(name)].filter(
      (word) => classes.has(word) && isCrossing(classes.get(table), classes.get(word)),
    );
    return reached.length === 0 ? [] : [`${table}: ${name} (${reached.toSorted().join(', ')})`];
  });
  expect(crossing).toEqual(crossingTriggers);
});

test('OPS-12 only the named sequences number more than one company', async () => {
  const { rows } = await pools.owner.query<{ name: string; of: string | null }>(
    `select s.relname as name, t.relname as of from pg_class s
     left join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.refclassid = 'pg_class'::regclass
     left join pg_class t on t.oid = d.refobjid
     where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace order by 1`,
  );
  // The numbers of a table that is no company's are its own matter.
  const shared = rows.filter(({ of }) => of === null || classes.get(of) === 'company');
  expect(shared.map(({ name }) => name)).toEqual(sharedSequences);
});

test('OPS-12 only the named migrations loop over companies', () => {
  const root = join(import.meta.dirname, '../../..');
  const loops = globSync('**/migrations/*.sql', { cwd: root }).filter((file) =>
    /\bfor\s+\w+\s+in\s+select[^;]*?\bfrom\s+(?:companies|invitation_links)\b[^;]*?\bloop\b/i.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(loops.map((file) => basename(file)).toSorted()).toEqual(loopsOverCompanies);
});

test('OPS-12 the list of loops is closed: no migration after the last released one has a loop', () => {
  expect(loopsOverCompanies.length).toBeLessThanOrEqual(16);
  expect(loopsOverCompanies.filter((name) => name > '20261126020300-failed-log-ins.sql')).toEqual([]);
});

const sourceRoot = join(import.meta.dirname, '../../..');
const withoutComments = (file: string) =>
  readFileSync(join(sourceRoot, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const wordsIn = (text: string) => new Set(text.match(/\w+/g));
/** Source files that run in production, without tests. */
const sources = globSync('**/*.ts', { cwd: sourceRoot, exclude: ['testing/**', '**/*.test.ts', '**/*.generated.ts'] })
  .filter((file) => !file.startsWith('testing/') && !/\.(test|generated)\.ts$/.test(file))
  .filter((file) => !file.startsWith('kernel/db/classes/'))
  .map((file) => ({ file, words: wordsIn(withoutComments(file)) }));

test('OPS-12 only the directory modules read IDs and contacts of all companies, and they read no table of a company', () => {
  const parts = ['global-login-ids', 'unconfirmed-ids', 'verified-contacts'];
  const isOfDirectory = (file: string) => parts.some((part) => file.startsWith(`modules/ground/${part}/`));
  const readers = sources.filter(
    ({ file, words }) => !isOfDirectory(file) && sharedDirectory.some((name) => words.has(name)),
  );
  expect(readers.map(({ file }) => file).toSorted()).toEqual(Object.keys(directoryReaders));
  const own = sources.filter(({ file }) => isOfDirectory(file));
  expect(own.length).toBeGreaterThan(5);
  const reached = own.flatMap(({ file, words }) =>
    [...words].filter((word) => classes.get(word) === 'company').map((word) => `${file}: ${word}`),
  );
  expect(reached).toEqual([]);
});

test('OPS-12 only the named database functions read the directory together with a table of a company', async () => {
  const { rows } = await pools.owner.query<{ name: string; source: string }>(
    `select proname as name, prosrc as source from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  const both = rows.filter(({ source }) => {
    const words = wordsIn(source.replaceAll(/--.*$/gm, ''));
    const reads = (is: (name: string) => boolean) => [...words].some(is);
    return reads((word) => sharedDirectory.includes(word)) && reads((word) => classes.get(word) === 'company');
  });
  expect(both.map(({ name }) => name)).toEqual(directoryFunctions);
  const called = sources.flatMap(({ file, words }) =>
    directoryFunctions.filter((name) => words.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(called).toEqual([]);
});
