import type { ErrorCode } from '@madang/contract/index.ts';
import type { RefusedRight } from '@madang/contract/kernel/errors.ts';
import { Refusal } from '@madang/contract/refuse.ts';
import type { Figures } from '../process/figures.ts';
import type { PersonKey } from '../session/person-key.ts';

/** Refusals of a person's rights, network or locked access; the others are of the input or of what it meets. */
const codes: ReadonlySet<string> = new Set<ErrorCode>([
  'AC103',
  'AC104',
  'AC105',
  'ACCESS_ON_LEAVE',
  'ACCESS_ON_LEAVE_UNTIL',
  'ACCESS_SUSPENDED',
  'ACCESS_SUSPENDED_UNTIL',
  'CO401',
  'NETWORK_NOT_ALLOWED',
  'PERSON_ABOVE',
  'RIGHT_COMPANY_WIDE',
]);

/** Refusals that an explanation of the caller's own rights answers (MEM-09). */
const explainedCodes: ReadonlySet<string> = new Set<ErrorCode>([
  'AC103',
  'AC104',
  'CO401',
  'PERSON_ABOVE',
  'RIGHT_COMPANY_WIDE',
]);

/**
 * Log lines of a process per minute; further refusals are only counted. The limit of a party keeps it from hiding
 * others.
 */
const maxLines = 200;
const maxLinesOfParty = 20;
const minuteMs = 60_000;

interface Log {
  warn(details: object, text: string): void;
}

/** Call in which a right was refused, by ids alone. */
export interface RefusedCall {
  readonly operation: string | undefined;
  readonly requestId: string;
  /** The caller; undefined where only the refusal knows the person. */
  readonly person: PersonKey | undefined;
  readonly via?: string | undefined;
}

/** A person, or a company alone whose secret address was called. */
export interface RefusedParty {
  readonly companyCode: string;
  readonly personId?: string;
}

const parties = new WeakMap<Refusal, RefusedParty>();

/** A refusal that names its person, for callers that know of none yet. */
export function refusedTo({ companyCode, personId }: RefusedParty, refusal: Refusal): Refusal {
  parties.set(refusal, { companyCode, ...(personId !== undefined && { personId }) });
  return refusal;
}

type Place = Omit<RefusedRight, 'permission'>;

/** A required right with all places that it was required in. */
export interface RefusedOn {
  readonly permission: string;
  readonly places: readonly Place[];
}

const rights = new WeakMap<Refusal, RefusedOn>();

/** Adds the required right to a refusal of one, with its places; an empty kind is any place. */
export function refusedRight(error: unknown, permission: string, targets: readonly Place[]) {
  if (!(error instanceof Refusal) || !explainedCodes.has(error.code)) return;
  const places = targets.map(({ kind, id }) => ({ kind, id: kind === 'company' ? '' : id }));
  rights.set(error, { permission, places: places.length > 0 ? places : [{ kind: 'company', id: '' }] });
}

/** The right that a refusal is about, with the first of its places; undefined for any other refusal. */
export function rightOf(refusal: Refusal): RefusedRight | undefined {
  const refused = rights.get(refusal);
  const [place] = refused?.places ?? [];
  return refused && place && { permission: refused.permission, ...place };
}

/** The same with all places. */
export function refusedOn(refusal: Refusal): RefusedOn | undefined {
  return rights.get(refusal);
}

/**
 * Counts refused rights by code and logs each person, operation and code at most once a minute, without names, IDs or
 * addresses.
 */
export class RefusedRights {
  readonly #figures: Pick<Figures, 'refusedRight'>;
  readonly #log: Log;
  readonly #now: () => number;
  /** Several places see the same refusal on its way to the caller. */
  readonly #noted = new WeakSet<Refusal>();
  /** Lines signed in this minute, by party. */
  readonly #lines = new Map<string, Set<string>>();
  #since = Number.NEGATIVE_INFINITY;
  #count = 0;
  #unlogged = 0;

  constructor(figures: Pick<Figures, 'refusedRight'>, log: Log, now = () => performance.now()) {
    this.#figures = figures;
    this.#log = log;
    this.#now = now;
  }

  note(error: unknown, { operation, requestId, person: caller, via }: RefusedCall): void {
    if (!(error instanceof Refusal) || !codes.has(error.code) || this.#noted.has(error)) return;
    this.#noted.add(error);
    const { code } = error;
    this.#figures.refusedRight(code);
    const party: RefusedParty | undefined = parties.get(error) ?? caller;
    if (!party || !this.#mayLog(`${party.companyCode} ${party.personId}`, `${operation} ${code}`)) return;
    const { companyCode: company, personId: person } = party;
    this.#log.warn({ code, operation, company, person, reqId: requestId, via }, 'a right was refused');
  }

  #mayLog(party: string, line: string): boolean {
    if (this.#now() - this.#since >= minuteMs) this.#begin();
    const lines = this.#lines.get(party) ?? new Set<string>();
    const isNew = this.#count < maxLines && lines.size < maxLinesOfParty && !lines.has(line);
    if (!isNew) this.#unlogged += 1;
    else {
      this.#count += 1;
      this.#lines.set(party, lines.add(line));
    }
    return isNew;
  }

  #begin(): void {
    if (this.#unlogged > 0) this.#log.warn({ count: this.#unlogged }, 'more refused rights, not logged one by one');
    this.#since = this.#now();
    this.#count = 0;
    this.#unlogged = 0;
    this.#lines.clear();
  }
}
