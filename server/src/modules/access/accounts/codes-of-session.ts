import type { Tx } from '../../../kernel/db/database.ts';
import type { SessionProfile } from '../../../kernel/session/living-session.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { structureCodeOf } from '../../company-life/company-structures/index.ts';
import { subOrganisationOf } from './sub-organisation-of.ts';

interface Codes {
  readonly companyStructureCode: string | undefined;
  readonly subOrganisationCode: string | undefined;
}

/** A process has one profile for a session until a row that it depends on is written (`codes-of-sessions.sql`). */
const codesOf = new WeakMap<SessionProfile, Codes>();

// `read` asks the primary: a stale answer of a standby would be kept.
/** Returns the codes of a session's company structure and sub-organisation, read once for each version of its profile. */
export async function codesOfSession(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  { companyCode, personId, profile }: PersonKey & { readonly profile: SessionProfile },
): Promise<Codes> {
  const known = codesOf.get(profile);
  if (known) return known;
  const codes = await read(async (tx) => ({
    companyStructureCode: await structureCodeOf(tx, companyCode),
    subOrganisationCode: await subOrganisationOf(tx, { companyCode, personId }),
  }));
  codesOf.set(profile, codes);
  return codes;
}
