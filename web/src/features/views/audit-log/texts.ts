import { companyTypes } from '@madang/contract/ground/companies/types.ts';
import { idLengthsOf, toIdProfile } from '@madang/contract/secrets/credentials/id-policy.ts';
import { ownPasswordRules, passwordProfiles } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { companyFactorPolicies } from '@madang/contract/secrets/credentials/mfa-policy.ts';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import { useActorNames } from '../../../kernel/names/actor-name.ts';
import { fieldText } from '../../../kernel/error-texts.ts';
import { textsOf, useLanguage } from '../../../kernel/use-texts.ts';
import type { en as roleTexts } from '@madang/contract/people/role-assignments/messages/en.ts';
import { listedRoles } from '@madang/contract/people/role-assignments/rules.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { en } from './messages/en.ts';

export const useText = textsOf<typeof en>('audit-log');

/** Returns a function that names the actor of an audit record. */
export function useActorName(): (record: AuditRecord) => string {
  const t = useText();
  return useActorNames({
    product: t('product'),
    formerPerson: t('formerPerson'),
    operatorPerson: t('operatorPerson'),
  });
}

type Kind = keyof typeof en.targets;

/** Each kind that has a word; the texts themselves come in the language of the page alone. */
const kinds = {
  person: true,
  department: true,
  company: true,
  menu: true,
  board: true,
  post: true,
  comment: true,
  invitation: true,
  portlet: true,
  link: true,
  'job-rank': true,
  'job-title': true,
  anniversary: true,
  promotion: true,
  session: true,
  'quick-link': true,
  'sub-organisation': true,
  'console-job': true,
  'approval-configuration': true,
  'portlet-category': true,
  'job-list': true,
  'security-grade': true,
  calendar: true,
  passkey: true,
  'mail-domain': true,
  'record-month': true,
  'record-export': true,
  'membership-export': true,
  'holding-export': true,
  terms: true,
  property: true,
  opencode: true,
  'opencode-issue': true,
  'background-job': true,
  message: true,
  other: true,
} satisfies Record<Kind, true>;

const isKind = (kind: string): kind is Kind => Object.hasOwn(kinds, kind);

/** Kinds whose codes people gave or read themselves. */
const coded: ReadonlySet<string> = new Set([
  'department',
  'company',
  'job-rank',
  'job-title',
  'security-grade',
  'mail-domain',
  'record-month',
  'terms',
  'property',
]);

/** No number that only the product reads. */
const isReadable = (id: string) => id.length <= 60 && !/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id);

/** Returns a function that describes a record's target: its kind, and its name or code if meaningful to a person. */
export function useTargetText(): (record: AuditRecord) => string {
  const t = useText();
  const isKorean = readsKorean(useLanguage());
  return ({ target: { kind, id, name, englishName } }) => {
    const word = t(`targets.${isKind(kind) ? kind : 'other'}`);
    const named = isKorean ? name : englishName || name;
    const code = coded.has(kind) && isReadable(id) ? id : '';
    return [word, named || code].filter(Boolean).join(' · ');
  };
}

/** Prefix of an invitation in a record; its number is not shown to readers. */
const invitationNumber = /^invitation:/;

/** Fields that name a place of a person by its code: the log says what changed, not in what it is stored. */
const places: Readonly<Record<string, string>> = {
  departmentCode: 'department',
  jobRankCode: 'jobRank',
  jobTitleCode: 'jobTitle',
};

/** Returns a changed field's label. */
export function changedFieldText(name: string): string {
  return fieldText(places[name] ?? name);
}

/** The changed fields by their labels; a reason stands as it was written. */
export function fieldsText(fields: readonly string[]): string {
  return fields
    .filter((name) => !invitationNumber.test(name))
    .map(changedFieldText)
    .join(', ');
}

/** The changed fields, and the role where a row is about one. */
export function useDetailsText(): (record: AuditRecord) => string {
  const valueText = useValueText();
  return ({ fields, detail: { role } }) =>
    [role === undefined ? '' : valueText('role', role), fieldsText(fields)].filter(Boolean).join(', ');
}

/** The names of roles are in the contract, for mails say them too. */
const useRoleText = textsOf<Pick<typeof roleTexts, 'roles'>>('role-assignments');

type Value = string | number | boolean;

/** A value as a reader says it: yes and no, the choices that have words, and anything else as it was written. */
export function useValueText(): (field: string, value: Value) => string {
  const t = useText();
  const roleText = useRoleText();
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (value === '') return t('none');
    const role = field === 'role' && listedRoles.find((each) => each === value);
    if (role) return roleText(`roles.${role}`);
    const type = field === 'companyType' && companyTypes.find((each) => each === value);
    if (type) return t(`values.companyType.${type}`);
    const profile = field === 'passwordProfile' && passwordProfiles.find((each) => each === value);
    if (profile) return t(`values.passwordProfile.${profile}`);
    const own = field === 'passwordProfile' ? ownPasswordRules(String(value)) : undefined;
    if (own) return t('values.idProfile', { min: own.minLength, max: own.maxLength });
    const policy = field === 'secondFactor' && companyFactorPolicies.find((each) => each === value);
    if (policy) return t(`values.secondFactor.${policy}`);
    if (field !== 'idProfile') return String(value);
    const { minLength: min, maxLength: max } = idLengthsOf(toIdProfile(String(value)));
    return t('values.idProfile', { min, max });
  };
}
