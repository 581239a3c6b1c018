import { nameScriptIssues, type Resident } from './name-scripts.ts';
import type { NameScripts } from '../../../ground/companies/policies/name-script-policies.ts';
import type { FieldIssue } from '../../../kernel/errors.ts';

type Name = Pick<Resident, 'surname' | 'givenName'>;

/** LIM-03: of a changed name; what stays as it is was taken once and is not asked about when the policy is another now. */
export function changedNameIssues(name: Name, before: Resident, scripts: NameScripts): FieldIssue[] {
  const { residenceCountry } = before;
  const changed = (part: keyof Name) => (name[part] === before[part] ? '' : name[part]);
  const parts = { surname: changed('surname'), givenName: changed('givenName') };
  return nameScriptIssues({ ...parts, residenceCountry }, scripts);
}
