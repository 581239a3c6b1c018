import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import { countKeyed } from '../../kernel/keys/count-keyed.ts';
import { renewAll } from '../../kernel/keys/key-commands.ts';
import { addTestPerson } from '../../testing/people.ts';
import { keyed, phases, startRotation } from '../../testing/keys/rotation.ts';
import { resultAad } from './run-job.ts';

test('OPS-04 the file that a job has made goes to the new key', async () => {
  const { own, started, database, keysOf: of } = await startRotation();
  const { companyCode, personId } = await addTestPerson(own);
  const { keyring, files } = own.kernel;
  const jobId = randomUUID();
  await files.put(companyCode, keyring.encrypt('name\n솔', resultAad({ jobId })), jobId);
  await inCompany(own.kernel.db, companyCode, (tx) =>
    tx
      .insertInto('console_jobs')
      .values({
        company_code: companyCode,
        job_id: jobId,
        kind: 'employee-export',
        started_by: personId,
        state: 'done',
        file_name: 'people.csv',
        finished_at: new Date(),
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .execute(),
  );
  const after = await started(phases.write);
  await renewAll(of(after));
  const counts = await countKeyed({ db: database, files }, keyed);
  expect(counts.filter(({ place }) => place === 'files')).toMatchObject([{ key: 't2', count: 1 }]);
  const { keyring: alone } = await started(phases.done);
  const stored = (await files.get(companyCode, jobId)) ?? Buffer.alloc(0);
  expect(alone.decrypt(stored, resultAad({ jobId }))).toBe('name\n솔');
});
