import { homeCountry } from '../../../ground/countries/rules.ts';
import type { FieldIssue } from '../../../kernel/errors.ts';
import { hasLettersOfNames } from '../../../kernel/names/person-name.ts';
import type { NameScripts } from '../../../ground/companies/policies/name-script-policies.ts';

interface NameParts {
  readonly surname: string;
  readonly givenName: string;
}

export interface Resident extends NameParts {
  /** '' where it is not chosen yet. */
  readonly residenceCountry: string;
}

const ownPaths: NameParts = { surname: 'surname', givenName: 'givenName' };

/** LIM-03: the parts of a name in letters that it may not have; an empty one is no concern of this rule. */
export function nameScriptIssues(person: Resident, scripts: NameScripts, paths = ownPaths): FieldIssue[] {
  const isAbroad = !['', homeCountry].includes(person.residenceCountry);
  const ofAllScripts = scripts === 'all' || (scripts === 'allAbroad' && isAbroad);
  const code = scripts === 'koreanOrEnglish' ? 'MB_M_NAME_SPECIAL_VALID' : 'MB_M_NAME_SCRIPTS';
  return (['surname', 'givenName'] as const)
    .filter((part) => person[part].trim() !== '' && !hasLettersOfNames(person[part], { ofAllScripts }))
    .map((part) => ({ path: paths[part], code, params: {} }));
}
