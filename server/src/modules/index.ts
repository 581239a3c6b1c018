import type { Module } from '../kernel/http/module.ts';
import { accounts } from './accounts/index.ts';
import { credentials } from './credentials/index.ts';
import { boards } from './boards/index.ts';
import { links } from './quick-links/index.ts';
import { menus } from './menus/index.ts';
import { approvals } from './approvals/index.ts';
import { anniversaries } from './anniversaries/index.ts';
import { companies } from './companies/index.ts';
import { consents } from './consents/index.ts';
import { consoleModule } from './console/index.ts';
import { countries } from './countries/index.ts';
import { directory } from './directory/index.ts';
import { departments } from './departments/index.ts';
import { factors } from './two-factor/index.ts';
import { hints } from './security-questions/index.ts';
import { jobRanks } from './job-ranks/index.ts';
import { jobs } from './jobs/index.ts';
import { people } from './people/index.ts';
import { inbox } from './notifications/index.ts';
import { invitations } from './invitations/index.ts';
import { endings } from './company-closures/index.ts';
import { termsPublishing } from './terms-publishing/index.ts';
import { operators } from './operators/index.ts';
import { otp } from './otp/index.ts';
import { portal } from './portal/index.ts';
import { portlets } from './portlets/index.ts';
import { profiles } from './profiles/index.ts';
import { promotions } from './promotions/index.ts';
import { properties } from './properties/index.ts';
import { recoveries } from './recoveries/index.ts';
import { accountActivations } from './account-activations/index.ts';
import { sessions } from './sessions/index.ts';
import { registrationFlows } from './registration-flows/index.ts';
import { signup } from './signup/index.ts';
import { terms } from './terms/index.ts';
import { wizard } from './setup/index.ts';
import { undoSteps } from './undo-steps/index.ts';
import { memberships } from './memberships/index.ts';
import { companyUsages } from './company-usages/index.ts';
import { mailDomains } from './mail-domains/index.ts';
import { records } from './records/index.ts';
import { companyStructures } from './company-structures/index.ts';
import { loginTies } from './login-ties/index.ts';
import { subOrganisations } from './sub-organisations/index.ts';
import { organisationCharts } from './organisation-charts/index.ts';
import { accessRules } from './access-rules/index.ts';
import { securityPolicies } from './security-policies/index.ts';
import { savedViews } from './saved-views/index.ts';

/** Every capability of the server. */
export const modules: readonly Module[] = [
  inbox,
  directory,
  credentials,
  accounts,
  companies,
  countries,
  properties,
  promotions,
  otp,
  terms,
  termsPublishing,
  consents,
  registrationFlows,
  signup,
  people,
  invitations,
  hints,
  recoveries,
  accountActivations,
  sessions,
  factors,
  profiles,
  endings,
  operators,
  boards,
  portlets,
  links,
  menus,
  approvals,
  anniversaries,
  portal,
  departments,
  jobRanks,
  jobs,
  wizard,
  consoleModule,
  undoSteps,
  memberships,
  organisationCharts,
  mailDomains,
  records,
  companyUsages,
  accessRules,
  securityPolicies,
  companyStructures,
  loginTies,
  subOrganisations,
  savedViews,
];
