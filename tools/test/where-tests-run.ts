import { listFiles, readText } from '../kernel/files.ts';

/** Scope in which a test file runs, as its first line states with the reason. */
export type Place = 'everyDatabase' | 'fullRun' | 'once';

/** First-line marks of test files, each followed by its reason. */
const firstLines: Readonly<Record<Place, RegExp>> = {
  /** Also on Debian's server in the short run, because the result depends on the server's version or build. */
  everyDatabase: /^\/\/ Runs on every PostgreSQL: \S/,
  /** Not in the short run. */
  fullRun: /^\/\/ Runs in the full run(, once)?: \S/,
  /** Never on Debian's server, because the file starts the database that it needs. */
  once: /^\/\/ Runs (in the full run, )?once: \S/,
};
const places = Object.keys(firstLines) as Place[];

/** Returns true if the first line has the mark. Without one: the embedded database always, Debian's in the full run. */
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
