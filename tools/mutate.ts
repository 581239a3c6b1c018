import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './kernel/files.ts';

const usage = `npm run mutate -- audit
Takes what an operation must leave away from every operation, runs the example of each, and names those that no test misses.`;

interface Mutation {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** One change of the executor that takes something away from every operation at once; each example looks at its own. */
const mutations: Readonly<Record<string, Mutation>> = {
  audit: {
    path: 'server/src/kernel/operations/records.ts',
    from: "  if (outcome.audit === 'none') return undefined;\n",
    to: '  if (outcome) return undefined;\n',
  },
};

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly ancestorTitles: readonly string[]; readonly status: string }[];
  }[];
}

/** The operations whose example passes although something was taken away. */
function survivorsOf({ path, from, to }: Mutation): string[] {
  const file = join(projectRoot, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has changed; mend the mutation`);
  const report = join(mkdtempSync(join(tmpdir(), 'madang-mutate-')), 'report.json');
  try {
    writeFileSync(file, text.replace(from, to));
    const tests = ['run', '--project=server', 'server/src/testing/operations', '-t', 'leaves its audit rows'];
    spawnSync(join(projectRoot, 'node_modules/.bin/vitest'), [...tests, '--reporter=json', `--outputFile=${report}`], {
      cwd: projectRoot,
      stdio: 'ignore',
    });
  } finally {
    writeFileSync(file, text);
  }
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const examples = testResults.flatMap(({ assertionResults }) => assertionResults);
  const run = examples.filter(({ ancestorTitles, status }) => ancestorTitles.length > 0 && status !== 'skipped');
  console.log(`${run.length} operations`);
  return run.filter(({ status }) => status === 'passed').map(({ ancestorTitles }) => ancestorTitles.join(' '));
}

const mutation = mutations[process.argv[2] ?? ''];
if (!mutation) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const survivors = survivorsOf(mutation);
  for (const name of survivors) console.log(`${name} is not missed`);
  if (survivors.length > 0) process.exitCode = 1;
}
