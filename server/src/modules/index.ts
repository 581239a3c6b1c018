// Made from the capabilities' folders by node tools/capability-lists.ts.
import type { Module } from '../platform/module.ts';
import { agreements } from './ground/agreements/index.ts';
import { companies } from './ground/companies/index.ts';
import { companyPolicies } from './ground/company-policies/index.ts';
import { countries } from './ground/countries/index.ts';
import { employmentStates } from './ground/employment-states/index.ts';
import { endedCompanies } from './ground/ended-companies/index.ts';
import { formerIds } from './ground/former-ids/index.ts';
import { directory } from './ground/global-login-ids/index.ts';
import { jobs } from './ground/jobs/index.ts';
import { promotions } from './ground/promotions/index.ts';
import { properties } from './ground/properties/index.ts';
import { sessions } from './ground/sessions/index.ts';
import { setUpRuns } from './ground/set-up-runs/index.ts';
import { terms } from './ground/terms/index.ts';
import { termsPublishing } from './ground/terms-publishing/index.ts';
import { unconfirmedIds } from './ground/unconfirmed-ids/index.ts';
import { undoSteps } from './ground/undo-steps/index.ts';
import { verifiedContacts } from './ground/verified-contacts/index.ts';
import { credentials } from './secrets/credentials/index.ts';
import { factorRequirements } from './secrets/factor-requirements/index.ts';
import { initialPasswords } from './secrets/initial-passwords/index.ts';
import { otp } from './secrets/otp/index.ts';
import { passwords } from './secrets/passwords/index.ts';
import { loginTries } from './secrets/sign-in-attempts/index.ts';
import { departments } from './organisation/departments/index.ts';
import { jobRanks } from './organisation/job-ranks/index.ts';
import { mailDomains } from './organisation/mail-domains/index.ts';
import { securityGrades } from './organisation/security-grades/index.ts';
import { contacts } from './people/contacts/index.ts';
import { emblems } from './people/emblems/index.ts';
import { employment } from './people/employment/index.ts';
import { locations } from './people/locations/index.ts';
import { inbox } from './people/notifications/index.ts';
import { organisationCharts } from './people/organisation-charts/index.ts';
import { ownRecords } from './people/own-records/index.ts';
import { people } from './people/people/index.ts';
import { peopleAsOf } from './people/people-as-of/index.ts';
import { personNames } from './people/person-names/index.ts';
import { personRecords } from './people/person-records/index.ts';
import { photos } from './people/photos/index.ts';
import { registrationFlows } from './people/registration-flows/index.ts';
import { roleAssignments } from './people/role-assignments/index.ts';
import { roles } from './people/roles/index.ts';
import { savedViews } from './people/saved-views/index.ts';
import { selections } from './people/selections/index.ts';
import { subOrganisations } from './people/sub-organisations/index.ts';
import { waitingPeople } from './people/waiting-people/index.ts';
import { endings } from './company-life/company-closures/index.ts';
import { companyStructures } from './company-life/company-structures/index.ts';
import { accounts } from './access/accounts/index.ts';
import { companyRoles } from './access/company-roles/index.ts';
import { consents } from './access/consents/index.ts';
import { dispatches } from './access/dispatches/index.ts';
import { grantEffects } from './access/grant-effects/index.ts';
import { grantWindows } from './access/grant-windows/index.ts';
import { grants } from './access/grants/index.ts';
import { knownDevices } from './access/known-devices/index.ts';
import { loginTies } from './access/linked-accounts/index.ts';
import { loginIds } from './access/login-ids/index.ts';
import { factors } from './access/mfa/index.ts';
import { personKeys } from './access/person-keys/index.ts';
import { recoveries } from './access/recoveries/index.ts';
import { recoveryPins } from './access/recovery-pins/index.ts';
import { rightRequests } from './access/right-requests/index.ts';
import { securityPolicies } from './access/security-policies/index.ts';
import { hints } from './access/security-questions/index.ts';
import { signInPolicies } from './access/sign-in-policies/index.ts';
import { anniversaries } from './workplace/anniversaries/index.ts';
import { approvalForms } from './workplace/approval-forms/index.ts';
import { approvalPolicies } from './workplace/approval-policies/index.ts';
import { approvalRequests } from './workplace/approval-requests/index.ts';
import { approvals } from './workplace/approvals/index.ts';
import { boards } from './workplace/boards/index.ts';
import { itemCategories } from './workplace/item-categories/index.ts';
import { menus } from './workplace/menus/index.ts';
import { personApprovals } from './workplace/person-approvals/index.ts';
import { portlets } from './workplace/portlets/index.ts';
import { links } from './workplace/quick-links/index.ts';
import { sharedAddresses } from './workplace/shared-addresses/index.ts';
import { accountActivations } from './joining/account-activations/index.ts';
import { imports } from './joining/imports/index.ts';
import { invitations } from './joining/invitations/index.ts';
import { signup } from './joining/signup/index.ts';
import { asOf } from './views/as-of/index.ts';
import { records } from './views/audit-log/index.ts';
import { companyUsages } from './views/company-usages/index.ts';
import { consoleModule } from './views/console/index.ts';
import { operators } from './views/operators/index.ts';
import { plannedChanges } from './views/planned-changes/index.ts';
import { portal } from './views/portal/index.ts';
import { profiles } from './views/profiles/index.ts';
import { runs } from './views/runs/index.ts';
import { wizard } from './views/setup/index.ts';

/** Every capability of the server, the lowest wing first. */
export const modules: readonly Module[] = [
  agreements,
  companies,
  companyPolicies,
  countries,
  employmentStates,
  endedCompanies,
  formerIds,
  directory,
  jobs,
  promotions,
  properties,
  sessions,
  setUpRuns,
  terms,
  termsPublishing,
  unconfirmedIds,
  undoSteps,
  verifiedContacts,
  credentials,
  factorRequirements,
  initialPasswords,
  otp,
  passwords,
  loginTries,
  departments,
  jobRanks,
  mailDomains,
  securityGrades,
  contacts,
  emblems,
  employment,
  locations,
  inbox,
  organisationCharts,
  ownRecords,
  people,
  peopleAsOf,
  personNames,
  personRecords,
  photos,
  registrationFlows,
  roleAssignments,
  roles,
  savedViews,
  selections,
  subOrganisations,
  waitingPeople,
  endings,
  companyStructures,
  accounts,
  companyRoles,
  consents,
  dispatches,
  grantEffects,
  grantWindows,
  grants,
  knownDevices,
  loginTies,
  loginIds,
  factors,
  personKeys,
  recoveries,
  recoveryPins,
  rightRequests,
  securityPolicies,
  hints,
  signInPolicies,
  anniversaries,
  approvalForms,
  approvalPolicies,
  approvalRequests,
  approvals,
  boards,
  itemCategories,
  menus,
  personApprovals,
  portlets,
  links,
  sharedAddresses,
  accountActivations,
  imports,
  invitations,
  signup,
  asOf,
  records,
  companyUsages,
  consoleModule,
  operators,
  plannedChanges,
  portal,
  profiles,
  runs,
  wizard,
];
