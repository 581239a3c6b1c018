import { nameScriptsOf, type NameScripts } from '@madang/contract/ground/companies/policies/name-script-policies.ts';
import { nameScriptIssues, type Resident } from '@madang/contract/people/people/names/name-scripts.ts';
import { toPasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { refuseFields } from '@madang/contract/refuse.ts';
import type { Kernel } from '../../../kernel/kernel.ts';

interface Company {
  /** None yet where someone signs up. */
  readonly companyCode?: string;
  readonly passwordProfile: string;
}

/** LIM-03: scripts that names of a company's people may have; names of the platform's own people may have any. */
export async function readNameScripts(
  { properties }: Pick<Kernel, 'properties'>,
  { companyCode, passwordProfile }: Company,
): Promise<NameScripts> {
  if (companyCode === platformCompany) return 'all';
  const nameScriptPolicy = await properties.get(peopleProperties.nameScriptPolicy);
  return nameScriptsOf({ nameScriptPolicy, passwordProfile: toPasswordProfile(passwordProfile) });
}

interface NamePaths {
  readonly surname: string;
  readonly givenName: string;
}

/** Refuses a name in letters that the person may not have, under the caller's names of the fields. */
export async function checkNameScripts(
  kernel: Pick<Kernel, 'properties'>,
  { person, company, paths }: { readonly person: Resident; readonly company: Company; readonly paths?: NamePaths },
): Promise<void> {
  const issues = nameScriptIssues(person, await readNameScripts(kernel, company), paths);
  if (issues.length > 0) throw refuseFields(issues);
}
