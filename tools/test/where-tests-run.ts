import { listFiles, readText } from '../kernel/files.ts';

/** Scope in which a test file runs, as its first line states with the reason. */
export type Place = 'everyDatabase' | 'fullRun' | 'once';

/**
 * `// Runs on every PostgreSQL: <why>.` The short run has the file on Debian's server too: what it proves depends on
 * the version or build of the server.
 * `// Runs in the full run: <why>.` The short run leaves the file out.
 * `// Runs once: <why>.`, `// Runs in the full run, once: <why>.` The full run leaves the file out on Debian's server:
 * it starts the database that it needs.
 */
const firstLines: Readonly<Record<Place, RegExp>> = {
  everyDatabase: /^\/\/ Runs on every PostgreSQL: \S/,
  fullRun: /^\/\/ Runs in the full run(, once)?: \S/,
  once: /^\/\/ Runs (in the full run, )?once: \S/,
};
const places = Object.keys(firstLines) as Place[];

/** Reads a file's first line: the embedded database always, Debian's in the full run. Most files have none. */
export function runs(text: string, place: Place): boolean {
  return firstLines[place].test(text);
}

/** The test files whose first line says so, as paths from the project's root. */
export function testsThatRun(root: string, place: Place): string[] {
  return testFiles(root).filter((path) => runs(readText(root, path), place));
}

/** Test files with a line like those above that says nothing: at another place or in other words. */
export function misreadPlaces(root: string): string[] {
  return testFiles(root).filter((path) => {
    const text = readText(root, path);
    return /^\/\/ ?Runs? /m.test(text) && !places.some((place) => runs(text, place));
  });
}

function testFiles(root: string): string[] {
  return listFiles(root, ['contract', 'server', 'tools', 'web'], /\.test\.tsx?$/);
}
