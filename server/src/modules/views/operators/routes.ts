import * as platform from '@madang/contract/views/operators/platform.ts';
import * as work from '@madang/contract/views/operators/work.ts';
import * as routes from '@madang/contract/views/operators/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeCompanyType } from './operations/change-company-type.ts';
import { giveUpPlatformJob } from './operations/give-up-platform-job.ts';
import { listPlatformCompanies } from './operations/list-platform-companies.ts';
import { listPlatformJobs } from './operations/list-platform-jobs.ts';
import { listPlatformProcesses } from './operations/list-platform-processes.ts';
import { listTroubledMessages } from './operations/list-troubled-messages.ts';
import { readDelivery } from './operations/read-delivery.ts';
import { readOperatorSetup } from './operations/read-operator-setup.ts';
import { resendPlatformMessage } from './operations/resend-platform-message.ts';
import { resendPlatformMessages } from './operations/resend-platform-messages.ts';
import { retryPlatformJob } from './operations/retry-platform-job.ts';
import { setUpOperator } from './operations/set-up-operator.ts';

const success = () => ({ result: 'success' as const });

export const operatorRoutes = [
  callOf(platform.listPlatformCompanies, listPlatformCompanies, { input: ({ query }) => ({ ...query, search: '' }) }),
  callOf(platform.findPlatformCompanies, listPlatformCompanies),
  callOf(platform.changeCompanyType, changeCompanyType, { answer: success }),
  callOf(platform.readDelivery, readDelivery),
  callOf(work.listPlatformJobs, listPlatformJobs),
  callOf(work.retryPlatformJob, retryPlatformJob, { answer: success }),
  callOf(work.giveUpPlatformJob, giveUpPlatformJob, { answer: success }),
  callOf(work.listTroubledMessages, listTroubledMessages),
  callOf(work.resendPlatformMessage, resendPlatformMessage, { answer: success }),
  callOf(work.resendPlatformMessages, resendPlatformMessages),
  callOf(work.listPlatformProcesses, listPlatformProcesses),
  callOf(routes.readOperatorSetup, readOperatorSetup),
  callOf(routes.setUpOperator, setUpOperator, { answer: success }),
];
