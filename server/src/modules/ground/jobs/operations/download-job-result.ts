import { oneJob } from '@madang/contract/ground/jobs/routes.ts';
import { openPieces } from '../../../../kernel/files/sealed-pieces.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { jobTarget, ofOwn } from '../jobs.ts';
import { selectResultName } from '../jobs.sql.ts';
import { resultAad } from '../run-job.ts';

/** Returns a job's result to the user who started it; a download that cannot be recorded is refused. */
export const downloadJobResult = defineOperation({
  name: 'download-job-result',
  input: oneJob,
  permission: 'jobs.download',
  targets: ({ jobId }) => [jobTarget(jobId)],
  within: ofOwn,
  refusals: ['CO401', 'CO404'],
  // The answer is a file of people's data.
  isSecret: true,
  async run({ tx, kernel, companyCode, actorId: personId, refuse }, { jobId }) {
    if (personId === undefined) throw refuse('CO401');
    const key = { companyCode, personId, jobId };
    const fileName = await selectResultName(tx, key);
    const place = { companyCode, fileId: jobId, aad: resultAad(key) };
    const content = fileName === undefined ? undefined : await openPieces(kernel.files, kernel.keyring, place);
    if (fileName === undefined || !content) throw refuse('CO404');
    return {
      answer: { fileName, content },
      audit: { target: jobTarget(jobId) },
    };
  },
});
