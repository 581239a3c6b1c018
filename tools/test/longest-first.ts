import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of half a minute and more, as measured: begun late, one of them would run on alone at the end. */
export const longest = [
  'testing/fuzz.test.ts',
  'signup/operations/sign-up-races.test.ts',
  'testing/killed/killed-runs.test.ts',
  'testing/killed/killed-process.test.ts',
  'embedded/start-embedded-database.test.ts',
  'otp/parallel.test.ts',
  'mail/mail-server-away.test.ts',
  'testing/database-gave-up.test.ts',
];

/** Begins with what takes longest; a fresh clone has no times of its own to go by. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(name));
      return found === -1 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
