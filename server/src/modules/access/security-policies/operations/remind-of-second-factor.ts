import * as z from 'zod/mini';
import { enqueueJob } from '../../../../kernel/jobs/enqueue-job.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readPolicies } from '../../../ground/company-policies/index.ts';
import { mustHaveMfa, takeReminders } from '../../../secrets/factor-requirements/index.ts';
import { factorRemindersTask } from '../factor-reminders.ts';

/** ACC-15: writes to everyone who is asked for a second factor and has none, each at most once a day. */
export const remindOfSecondFactor = defineOperation({
  name: 'remind-of-second-factor',
  input: z.strictObject({}),
  permission: 'securityPolicies.change',
  targets: () => [],
  refusals: [],
  async run({ tx, kernel, companyCode }) {
    const { passwordProfile } = await readPolicies(tx, companyCode);
    const isOfEveryone = await mustHaveMfa(kernel, passwordProfile);
    const people = await takeReminders(tx, { companyCode, isOfEveryone });
    if (people > 0)
      await enqueueJob(tx, factorRemindersTask, { companyCode }, { key: `factor-reminders-${companyCode}` });
    return { answer: { people }, audit: { target: { kind: 'company', id: companyCode }, detail: { people } } };
  },
});
