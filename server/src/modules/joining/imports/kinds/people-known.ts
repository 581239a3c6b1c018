import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { ImportAsk, ImportLine } from '../../../../platform/import-kind.ts';
import { personKeys } from '../../../../platform/import-people.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { type KeyedPerson, selectPeopleByKeys } from '../../../people/people/index.ts';
import { issue } from './reading.ts';

export { personKeys };

interface Ids {
  readonly domain: string;
}

async function idsOf(ask: ImportAsk): Promise<Ids> {
  const kept = ask.facts.get('ids');
  if (kept) return kept as Ids;
  const { serviceType } = await readCompany(ask.tx, ask.companyCode);
  const ids = {
    domain: givesOutMail(serviceType) ? await ask.kernel.properties.get(platformProperties.freeMailDomain) : '',
  };
  ask.facts.set('ids', ids);
  return ids;
}

/** A login ID as it is stored: of a company that gives out mail, with the domain behind it. */
function storedId(typed: string, { domain }: Ids): string {
  const id = typed.trim().normalize('NFC').toLowerCase();
  return id.includes('@') || domain === '' ? id : `${id}@${domain}`;
}

export interface FoundPerson {
  readonly person?: KeyedPerson;
  readonly issue?: FieldIssue;
}

/** Finds the people that lines are about, by employee number, by login ID, or by both where they agree. */
export async function findPeople(
  ask: ImportAsk,
  lines: readonly ImportLine[],
): Promise<(line: ImportLine) => FoundPerson> {
  const ids = await idsOf(ask);
  const typed = (name: string) => (line: ImportLine) => (line.values[name] ?? '').trim();
  const [number, loginId] = [typed('employeeNumber'), typed('loginId')];
  const given = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '');
  const found = await selectPeopleByKeys(ask.tx, ask.kernel.keyring, {
    companyCode: ask.companyCode,
    numbers: given(lines.map(number)),
    loginIds: given(lines.map((line) => (loginId(line) === '' ? '' : storedId(loginId(line), ids)))),
    personIds: lines.flatMap(({ aboutId }) => aboutId ?? []),
  });
  return (line) => {
    if (line.aboutId !== undefined) {
      const chosen = found.byId.get(line.aboutId);
      return chosen ? { person: chosen } : { issue: issue('employeeNumber', 'MB913') };
    }
    const byNumber = found.byNumber.get(number(line).toUpperCase());
    const byLoginId = loginId(line) === '' ? undefined : found.byLoginId.get(storedId(loginId(line), ids));
    if (byNumber && byLoginId && byNumber.personId !== byLoginId.personId) return { issue: issue('loginId', 'MB914') };
    const person = byNumber ?? byLoginId;
    if (person) return { person };
    if (number(line) !== '') return { issue: issue('employeeNumber', 'MB913') };
    return { issue: loginId(line) === '' ? issue('employeeNumber', 'MB_M_REQUIRED') : issue('loginId', 'MB913') };
  };
}
