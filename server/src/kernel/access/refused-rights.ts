import type { ErrorCode } from '@madang/contract/index.ts';
import { Refusal } from '@madang/contract/refuse.ts';
import type { Figures } from '../process/figures.ts';
import type { PersonKey } from '../session/person-key.ts';

/** Refusals of a person's rights or network; the others are of the input or of what it meets. */
const codes: ReadonlySet<string> = new Set<ErrorCode>(['CO401', 'PERSON_ABOVE', 'AC105', 'NETWORK_NOT_ALLOWED']);

/** A loop of refused calls repeats one line; more lines than this in a minute are counted alone. */
const maxLines = 60;
const minuteMs = 60_000;

interface Log {
  warn(details: object, text: string): void;
}

/** Where a right was refused, by ids alone. */
export interface RefusedCall {
  readonly operation: string | undefined;
  readonly requestId: string;
  /** The caller; undefined where only the refusal knows the person. */
  readonly person: PersonKey | undefined;
  readonly via?: string | undefined;
}

const persons = new WeakMap<Refusal, PersonKey>();

/** A refusal that names its person, for callers that know of none yet. */
export function refusedTo({ companyCode, personId }: PersonKey, refusal: Refusal): Refusal {
  persons.set(refusal, { companyCode, personId });
  return refusal;
}

/**
 * Counts refused rights by their code and logs who asked for what: each person, operation and code once a minute, and at most so
 * many lines. No name, login ID or address is in a line.
 */
export class RefusedRights {
  readonly #figures: Pick<Figures, 'refusedRight'>;
  readonly #log: Log;
  readonly #now: () => number;
  /** Several places see the same refusal on its way to the caller. */
  readonly #noted = new WeakSet<Refusal>();
  readonly #lines = new Set<string>();
  #since = Number.NEGATIVE_INFINITY;
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
    const person = persons.get(error) ?? caller;
    if (!person || !this.#mayLog([person.companyCode, person.personId, operation, code].join(' '))) return;
    const { companyCode: company, personId } = person;
    this.#log.warn({ code, operation, company, person: personId, reqId: requestId, via }, 'a right was refused');
  }

  #mayLog(line: string): boolean {
    if (this.#now() - this.#since >= minuteMs) this.#begin();
    const isNew = !this.#lines.has(line) && this.#lines.size < maxLines;
    if (isNew) this.#lines.add(line);
    else this.#unlogged += 1;
    return isNew;
  }

  #begin(): void {
    if (this.#unlogged > 0) this.#log.warn({ count: this.#unlogged }, 'more refused rights, not logged one by one');
    this.#since = this.#now();
    this.#unlogged = 0;
    this.#lines.clear();
  }
}
