import { employmentStates, type EmploymentState } from '@madang/contract/ground/employment-states/states.ts';
import { companyTypes } from '@madang/contract/ground/companies/types.ts';
import { idLengthsOf, toIdProfile } from '@madang/contract/secrets/credentials/id-policy.ts';
import { ownPasswordRules, passwordProfiles } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { companyFactorPolicies } from '@madang/contract/secrets/credentials/mfa-policy.ts';
import { isTechnicalName, recordedWords, unreadDetails } from '@madang/contract/views/audit-log/recorded-words.ts';
import type { AuditRecord } from '@madang/contract/views/audit-log/routes.ts';
import { useActorNames } from '../../../kernel/names/actor-name.ts';
import { useOperationText } from '../../../kernel/names/operation-text.ts';
import { fieldText } from '../../../kernel/error-texts.ts';
import { textsOf, useLanguage } from '../../../kernel/use-texts.ts';
import type { en as roleTexts } from '@madang/contract/people/role-assignments/messages/en.ts';
import { listedRoles } from '@madang/contract/people/role-assignments/rules.ts';
import { isLanguage, type Language, languageNames, readsKorean } from '@madang/contract/kernel/languages.ts';
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

/** Returns a changed field's label; '' for a name that only the product reads. */
export function changedFieldText(name: string): string {
  return recordedWords(name)
    .map(fieldText)
    .filter((word) => !isTechnicalName(word))
    .join(' ');
}

/** The changed fields by their labels; a reason stands as it was written. */
export function fieldsText(fields: readonly string[]): string {
  return fields.map(changedFieldText).filter(Boolean).join(', ');
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

type Change = AuditRecord['changes'][number];

/** Returns a function that gives a changed field's values before and after it, codes of things by their names. */
export function useChangedValues(): (change: Change) => readonly [before: string, after: string] {
  const valueText = useValueText();
  const isKorean = readsKorean(useLanguage());
  const nameOf = (names: NonNullable<Change['beforeNames']>) =>
    isKorean ? names.name : names.englishName || names.name;
  return ({ field, before, after, beforeNames, afterNames }) => [
    beforeNames ? nameOf(beforeNames) : valueText(field, before),
    afterNames ? nameOf(afterNames) : valueText(field, after),
  ];
}

/** Returns a function that gives the details of a record that a reader understands, by their words. */
export function useDetailFacts(): (detail: AuditRecord['detail']) => readonly [name: string, value: string][] {
  const valueText = useValueText();
  const operationText = useOperationText();
  return (detail) =>
    Object.entries(detail).flatMap(([name, value]): [string, string][] => {
      const word = changedFieldText(name);
      if (word === '' || unreadDetails.has(name)) return [];
      const text = name === 'operation' || name === 'change' ? operationText(String(value)) : valueText(name, value);
      return text === value && isCode.test(text) ? [] : [[word, text]];
    });
}

/** Value that only the product reads. */
const isCode = /^[a-z]+([A-Z-][a-z]+)*$/;

/** The names of states are in the people's own texts. */
type ShownState = Exclude<EmploymentState, 'closed'>;
const useStateText = textsOf<{ readonly states: Record<ShownState, string> }>('people');
const shownStates = employmentStates.filter((state): state is ShownState => state !== 'closed');

/** A value as a reader says it: yes and no, the choices that have words, and anything else as it was written. */
export function useValueText(): (field: string, value: Value) => string {
  const t = useText();
  const roleText = useRoleText();
  const stateText = useStateText();
  return (field, value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (value === '') return t('none');
    const role = field === 'role' && listedRoles.find((each) => each === value);
    if (role) return roleText(`roles.${role}`);
    const state = field === 'employmentStatus' && shownStates.find((each) => each === value);
    if (state) return stateText(`states.${state}`);
    if (field === 'language' && isLanguage(String(value))) return languageNames[value as Language];
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
