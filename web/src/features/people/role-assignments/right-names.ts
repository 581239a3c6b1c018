import { useText } from './texts.ts';

/** Each section that permissions of a company are about. */
const areas = [
  'accessRules',
  'administrators',
  'anniversaries',
  'approval-forms',
  'approval-policies',
  'approvals',
  'boards',
  'companies',
  'company-closures',
  'company-roles',
  'companySessions',
  'companyStructure',
  'companyStructures',
  'console',
  'departments',
  'dispatches',
  'emblems',
  'employees',
  'employment',
  'grant-windows',
  'grants',
  'imports',
  'invitations',
  'item-categories',
  'job-ranks',
  'jobs',
  'locations',
  'loginIds',
  'mailDomains',
  'memberships',
  'menus',
  'opencodes',
  'portlets',
  'quick-links',
  'records',
  'representative',
  'saved-views',
  'securityPolicies',
  'setup',
  'sharedAddresses',
  'sub-organisations',
] as const;
type Area = (typeof areas)[number];

const roleNames = ['representative', 'administrator', 'membershipManager', 'manager', 'agency', 'serviceDesk'] as const;

/** Finds the section that a permission is about, by its name. */
export function areaOf(permission: string): Area | undefined {
  return areas.find((each) => permission.startsWith(`${each}.`));
}

/** Names of built-in roles and sections of the console ; what has no name stays as it is. */
export function useRightNames() {
  const t = useText();
  return {
    role: (name: string) => {
      const role = roleNames.find((each) => each === name);
      return role ? t(`roles.${role}`) : name;
    },
    area: (name: string) => {
      const area = areas.find((each) => each === name);
      return area ? t(`rights.areas.${area}`) : name;
    },
  };
}
