import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { countKeyed } from '../../../platform/keys/count-keyed.ts';
import { renewAll } from '../../../platform/keys/key-commands.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { keyed, phases, startRotation } from '../../../testing/keys/rotation.ts';
import { resultAad } from './run-job.ts';
import { superviseJob } from './supervise-job.ts';

test('OPS-04 the file of a job is re-encrypted with the new key', async () => {
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

test('OPS-04 a result that expires during the re-encryption is deleted, and not written again', async () => {
  const { own, started, keysOf: of } = await startRotation();
  const { companyCode, personId } = await addTestPerson(own);
  const { keyring, files, db } = own.kernel;
  const jobId = randomUUID();
  await files.put(companyCode, keyring.encrypt('name\n솔', resultAad({ jobId })), jobId);
  await inCompany(db, companyCode, (tx) =>
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
        expires_at: new Date(Date.now() - 1_000),
      })
      .execute(),
  );
  let removal: Promise<unknown> = Promise.resolve();
  const get = vi.spyOn(Object.getPrototypeOf(files) as typeof files, 'get').mockImplementation(async function (
    this: typeof files,
    ...asked
  ) {
    get.mockRestore();
    const content = await this.get(...asked);
    // Its time is over just after it was read: the removal ends before the writing, or waits for it.
    removal = superviseJob({ db, files }, { companyCode, jobId });
    await Promise.race([removal, new Promise((resolve) => setTimeout(resolve, 300))]);
    return content;
  });
  await renewAll(of(await started(phases.write)));
  await removal;
  expect(await files.get(companyCode, jobId)).toBeUndefined();
});
