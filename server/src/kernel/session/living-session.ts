import { setImmediate } from 'node:timers/promises';
import type { Tx } from '../db/database.ts';
import { preparedQuery } from '../db/prepared-query.ts';
import { KeptValues } from '../process/kept-values.ts';

/** Profile of the person, stored in the session's row; a change of the person rewrites it. */
interface PersonProfile {
  readonly loginId: string;
  readonly fullName: string;
  readonly englishName: string;
  readonly language: string;
  readonly photoId?: string | null;
  readonly ownZone?: string;
}

/** Company data read with each session. */
interface CompanyProfile {
  readonly companyName: string;
  readonly englishCompanyName: string;
  /** Display name of the company; '' for its own name. */
  readonly shownName: string;
  readonly color: string;
  readonly markId: string | null;
  readonly faceKey: string;
  readonly subOrganisationCode: string;
  readonly passwordProfile: string;
  /** 'Asia/Seoul': the days of lists are the company's. */
  readonly timeZone: string;
  /** State of the company's set-up, and the person who runs it. */
  readonly setUp: { readonly state: string; readonly personId: string | null; readonly secretHash: Buffer | null };
}

/** Profile that the 'who am I' query returns, besides the ids. */
export interface SessionProfile extends PersonProfile, CompanyProfile {}

/** Facts from the rows of a session and of its company. */
interface SessionFacts {
  readonly companyCode: string;
  readonly personId: string;
  /** PWD-07: the company asks for a new password before anything else. */
  readonly mustRenewPassword: boolean;
  /** MEM-04: the person's login is that of a person of another company too; a tie that comes or goes writes the row again. */
  readonly opensOtherCompanies: boolean;
  readonly profile: SessionProfile;
}

/** Facts that depend on time or on other tables, and the versions of the two rows. */
interface SessionVersions {
  readonly token_hash: Buffer;
  readonly session_version: string;
  readonly company_version: string;
  readonly is_visit_due: boolean;
  readonly moment: number;
  readonly rights_version: string;
  readonly needs_consent: boolean;
  readonly networks_key: string | null;
}

interface SessionRow extends SessionVersions {
  readonly company_code: string;
  readonly person_id: string;
  readonly profile: PersonProfile;
  readonly company_name: string;
  readonly english_company_name: string;
  readonly display_name: string;
  readonly color: string;
  readonly mark_id: string | null;
  readonly face_key: string;
  readonly structure_code: string;
  readonly password_profile: string;
  readonly time_zone: string;
  readonly set_up_state: string;
  readonly set_up_person_id: string | null;
  readonly set_up_secret_hash: Buffer | null;
  readonly must_renew_password: boolean;
  readonly opens_other_companies: boolean;
}

/** A session that has not ended, as it stands at this moment. */
export interface LivingSession extends SessionFacts {
  readonly versions: SessionVersions;
}

/** One alone, which is the usual case, is asked without the way through a stored plan. */
const selectOne = preparedQuery<SessionVersions, [tokenHash: Buffer]>('select * from session_versions($1)');
const selectEach = preparedQuery<SessionVersions, [tokenHashes: readonly Buffer[]]>(
  'select * from read_session_versions($1)',
);
const selectRow = preparedQuery<SessionRow, [tokenHash: Buffer]>(
  `select s.*, c.time_zone, v.session_version, v.company_version,
     exists (select from login_ties t where t.state = 'tied'
       and (t.company_code = s.company_code and t.person_id = s.person_id
         or t.login_company_code = s.company_code and t.login_person_id = s.person_id)) as opens_other_companies
   from living_session($1) s join companies c on c.company_code = s.company_code cross join session_versions($1) v`,
);

interface KeptFacts {
  readonly sessionVersion: string;
  readonly companyVersion: string;
  readonly facts: SessionFacts;
}

const keptOf = new WeakMap<Tx, KeptValues<KeptFacts>>();

function factsOf(row: SessionRow): SessionFacts {
  const { set_up_state: state, set_up_person_id: personId, set_up_secret_hash: secretHash } = row;
  return {
    companyCode: row.company_code,
    personId: row.person_id,
    mustRenewPassword: row.must_renew_password,
    opensOtherCompanies: row.opens_other_companies,
    profile: {
      ...row.profile,
      companyName: row.company_name,
      englishCompanyName: row.english_company_name || row.company_name,
      shownName: row.display_name,
      color: row.color,
      markId: row.mark_id,
      faceKey: row.face_key,
      subOrganisationCode: row.structure_code,
      passwordProfile: row.password_profile,
      timeZone: row.time_zone,
      setUp: { state, personId, secretHash },
    },
  };
}

/** Sessions by the hashes of their secrets, in hex. */
type LivingSessions = ReadonlyMap<string, LivingSession>;

/** The reads of one database. */
interface Reads {
  /** Read that has not been sent yet: calls may still join it. */
  gathering?: { readonly tokenHashes: Map<string, Buffer>; readonly living: Promise<LivingSessions> } | undefined;
  /** Settles once the last one that left has its answer. */
  underWay: Promise<unknown> | undefined;
}

const readsOf = new WeakMap<Tx, Reads>();

/** A read that takes longer than any does of a database that is well holds back none behind it. */
const patienceMs = 5;

/**
 * Reads the session of a secret's hash; undefined if it ended. Calls of one turn, or during an earlier read, are read
 * together.
 */
export async function findLivingSession(db: Tx, tokenHash: Buffer): Promise<LivingSession | undefined> {
  const reads = readsOf.get(db) ?? { underWay: undefined };
  readsOf.set(db, reads);
  const { tokenHashes, living } = (reads.gathering ??= gather(db, reads));
  const key = tokenHash.toString('hex');
  tokenHashes.set(key, tokenHash);
  return (await living).get(key);
}

function gather(db: Tx, reads: Reads): NonNullable<Reads['gathering']> {
  const tokenHashes = new Map<string, Buffer>();
  const read = async () => {
    if (reads.underWay) await settledSoon(reads.underWay);
    await setImmediate();
    reads.gathering = undefined;
    const answer = readLiving(db, tokenHashes);
    const isOver = () => {
      if (reads.underWay === settled) reads.underWay = undefined;
    };
    const settled: Promise<void> = answer.then(isOver, isOver);
    reads.underWay = settled;
    return answer;
  };
  return { tokenHashes, living: read() };
}

/** Waits for what never fails, and for no longer than `patienceMs`. */
function settledSoon(awaited: Promise<unknown>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, patienceMs);
    void awaited.then(() => {
      clearTimeout(timer);
      done();
    });
  });
}

/** A page asks for several things at once, all of one session. */
async function readLiving(db: Tx, tokenHashes: ReadonlyMap<string, Buffer>): Promise<LivingSessions> {
  const [first, ...others] = tokenHashes.values();
  const rows = await (first && others.length === 0 ? selectOne(db, first) : selectEach(db, [...tokenHashes.values()]));
  const living = new Map<string, LivingSession>();
  for (const versions of rows) {
    const key = versions.token_hash.toString('hex');
    const session = knownSession(db, key, versions) ?? (await readWhole(db, key, versions.token_hash));
    if (session) living.set(key, session);
  }
  return living;
}

/** The session as this process knows it; undefined where its row or its company's was written since, by whichever process. */
function knownSession(db: Tx, key: string, versions: SessionVersions): LivingSession | undefined {
  const known = keptOf.get(db)?.get(key);
  const isKnown =
    known?.sessionVersion === versions.session_version && known.companyVersion === versions.company_version;
  return isKnown ? { ...known.facts, versions } : undefined;
}

async function readWhole(db: Tx, key: string, tokenHash: Buffer): Promise<LivingSession | undefined> {
  const [row] = await selectRow(db, tokenHash);
  if (!row) return undefined;
  const facts = factsOf(row);
  const kept = keptOf.get(db) ?? new KeptValues<KeptFacts>('sessions');
  keptOf.set(db, kept);
  kept.set(key, { sessionVersion: row.session_version, companyVersion: row.company_version, facts });
  return { ...facts, versions: row };
}
