import { kernelData } from '../../kernel/own-data/kernel-data.ts';
import { credentialData } from '../credentials/index.ts';
import { peopleData } from '../people/index.ts';
import { boardData } from '../boards/index.ts';
import { companyData } from '../companies/index.ts';
import { consoleData } from '../console/index.ts';
import { organisationChartData } from '../organisation-charts/index.ts';
import { factorData } from '../two-factor/index.ts';
import { hintData } from '../security-questions/index.ts';
import { membershipData } from '../memberships/index.ts';
import { inboxData } from '../notifications/index.ts';
import { invitationData } from '../invitations/index.ts';
import { jobData } from '../jobs/index.ts';
import { promotionData } from '../promotions/index.ts';
import { recordData } from '../records/index.ts';
import { savedViewData } from '../saved-views/index.ts';
import { signupData } from '../signup/index.ts';
import { subOrganisationData } from '../sub-organisations/index.ts';
import { termsData } from '../terms/index.ts';

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
