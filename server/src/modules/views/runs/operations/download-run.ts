import { downloadRun as route, oneRun } from '@madang/contract/views/runs/routes.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { runTarget } from '../../../ground/jobs/index.ts';
import { requireRun } from '../own-run.ts';

/** MEM-07: records the reason of a download before the first line of the file leaves. */
export const downloadRun = defineOperation({
  name: 'download-run',
  input: z.extend(oneRun, route.body.shape),
  permission: 'session',
  targets: () => [],
  refusals: ['CO401', 'CO404'],
  // The answer leads to a file of people's data.
  isSecret: true,
  async run(context, { runId, reason, format }) {
    const { kind, origin, operation, detail } = await requireRun(context, runId, 'download');
    const { companyCode, request } = context;
    return {
      answer: { companyCode, runId, format, language: request.language, kind, origin, operation, detail },
      audit: { target: runTarget(runId), fields: [reason] },
    };
  },
});
