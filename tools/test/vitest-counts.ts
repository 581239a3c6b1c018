import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Counts of a Vitest run; a test that passed at the second try counts as passed, and as flaky. */
export interface VitestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: number;
}

/** Counts what Vitest's own JSON report leaves out, the tests that were tried twice, and names them. */
export class CountingReporter implements Reporter {
  readonly #file: string;

  /** @param file Where the counts go, as JSON. */
  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const flaky = tests.filter((test) => test.diagnostic()?.flaky === true);
    for (const test of flaky) process.stdout.write(`\npassed at the second try: ${nameOf(test)}\n`);
    const inState = (state: string) => tests.filter((test) => test.result().state === state).length;
    const counts: VitestCounts = {
      passed: inState('passed'),
      failed: inState('failed'),
      skipped: inState('skipped'),
      flaky: flaky.length,
    };
    writeFileSync(this.#file, JSON.stringify(counts));
  }
}

function nameOf(test: TestCase): string {
  const reasons = test.result().errors?.map(({ message }) => message) ?? [];
  return [`${test.module.relativeModuleId} > ${test.fullName}`, ...reasons].join('\n  ');
}
