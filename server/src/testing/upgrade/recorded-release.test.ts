// Runs in the full run, once: every example and scenario in one database.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import { startWork } from '../../app.ts';
import { modules } from '../../modules/index.ts';
import { asAdmin } from '../database/as-admin.ts';
import { ExampleCompanies } from '../operations/example-companies.ts';
import { examples } from '../operations/examples/index.ts';
import { scenarios } from '../operations/scenarios/index.ts';
import { startTestApp } from '../test-app.ts';
import { leaveMore } from './leave-more.ts';
import { pickRows } from './pick-rows.ts';
import { written } from './release-rows.ts';

/** True if the rows of this release are recorded, for future releases. */
const isRecorded = process.env['MADANG_RECORD_RELEASE'] !== undefined;

/** Tables that no operation leaves filled for long, with the reason. The list only shrinks. */
const emptyTables = {
  import_hours: 'rows are counted where the operator limits imports, who does so by no default',
  operator_setup_tokens: 'they go as the platform gets its first operator, and a release that is in use has one',
  sent_messages: 'they go once the other company has applied them',
  welcome_raises: 'an import of more people than a day has letters leaves one, once for a company',
};

// No job changes what an example begins with; the scenarios wait for jobs.
const app = await startTestApp({ work: false });
for (const property of [flowsPerAddress, signupProperties.perAddress, otpProperties.sendsPerAddressTenMinutes]) {
  await app.setProperty(property, 100_000);
}

test(
  'OPS-03 the operations of the test fill every table, for the next release to upgrade',
  { timeout: 300_000 },
  async () => {
    const companies = new ExampleCompanies(app);
    for (const example of examples) {
      const { origin } = await companies.add(example);
      await companies.run(origin, example);
    }
    const runner = await startWork(app.kernel, app.pools, modules);
    onTestFinished(() => runner?.stop());
    for (const [n, { act }] of scenarios.entries()) await act(app, `SCENARIO${n}`);
    await leaveMore(app, companies);
    const release = await asAdmin(app, pickRows);
    // The file is named by the stamp of the newest migration.
    const file = join(import.meta.dirname, 'data', `${release.lastMigration.slice(0, 14)}.json`);
    if (isRecorded) writeFileSync(file, written(release));
    expect(Object.entries(release.tables).flatMap(([table, rows]) => (rows.length === 0 ? [table] : []))).toEqual(
      Object.keys(emptyTables),
    );
  },
);
