import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../kernel/files.ts';

interface Mutation {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** A change of the executor that takes the audit row from every operation at once; each example looks at its own. */
const withoutAudit: Mutation = {
  path: 'server/src/kernel/operations/records.ts',
  from: "  if (outcome.audit === 'none') return undefined;\n",
  to: '  if (outcome) return undefined;\n',
};

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly ancestorTitles: readonly string[]; readonly status: string }[];
  }[];
}

/** The operations whose example passes although no audit row was written. */
export function auditSurvivors({ path, from, to } = withoutAudit): string[] {
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
