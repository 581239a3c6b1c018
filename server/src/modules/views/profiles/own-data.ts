import { kernelData } from '../../../kernel/own-data/kernel-data.ts';
import { credentialData } from '../../secrets/credentials/index.ts';
import { peopleData } from '../../people/people/index.ts';
import { boardData } from '../../workplace/boards/index.ts';
import { companyData } from '../../ground/companies/index.ts';
import { consoleData } from '../console/index.ts';
import { organisationChartData } from '../../people/organisation-charts/index.ts';
import { factorData } from '../../access/two-factor/index.ts';
import { hintData } from '../../access/security-questions/index.ts';
import { membershipData } from '../../people/memberships/index.ts';
import { inboxData } from '../../people/notifications/index.ts';
import { invitationData } from '../../joining/invitations/index.ts';
import { jobData } from '../../ground/jobs/index.ts';
import { promotionData } from '../../ground/promotions/index.ts';
import { recordData } from '../records/index.ts';
import { savedViewData } from '../../people/saved-views/index.ts';
import { signupData } from '../../joining/signup/index.ts';
import { subOrganisationData } from '../../people/sub-organisations/index.ts';
import { termsData } from '../../ground/terms/index.ts';

/** Everything that the product holds about a person, in the order in which they read it. */
export const ownDataSections = [
  ...peopleData,
  ...credentialData,
  ...factorData,
  ...hintData,
  ...companyData,
  ...termsData,
  ...signupData,
  ...promotionData,
  ...invitationData,
  ...boardData,
  ...inboxData,
  ...membershipData,
  ...subOrganisationData,
  ...jobData,
  ...recordData,
  ...consoleData,
  ...organisationChartData,
  ...savedViewData,
  ...kernelData,
];
