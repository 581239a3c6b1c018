import type { ListedState } from '@madang/contract/people/people/rules.ts';
import type { OwnDataSection } from '../kernel/own-data/own-data.ts';
import type { Database, Tx } from '../kernel/db/database.ts';
import type { ImportKind } from './import-kind.ts';
import type { LinkedSide, SignInSlots } from './sign-in-slots.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { PersonKey } from '../kernel/session/person-key.ts';
import type { Naming } from '../kernel/audit/naming.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { ConsoleNotice, RegisteredKind, UntranslatedKind } from '@madang/contract/views/console/routes.ts';
import type { FirstStep } from '@madang/contract/views/console/first-steps.ts';
import type { HomeCards, HomeNotice } from '@madang/contract/views/portal/routes.ts';
import type { RawBuilder } from 'kysely';
import { type AskedPart, askedPart } from '../kernel/db/asked-parts.ts';
import type { RequestInfo } from '../kernel/http/request-info.ts';
import type { RowCount } from '../kernel/lists/row-count.sql.ts';
import type { Untranslated } from '../kernel/rows/named-rows.ts';
import type { SessionProfile } from '../kernel/session/living-session.ts';
import type { Session } from '../kernel/session/session.ts';
import type { CommandGroup } from './commands/command.ts';
import type { EndingKind, LeftKind } from '@madang/contract/people/employment/kinds.ts';
import type { EmploymentEntry } from '@madang/contract/people/employment/story.ts';
import type { Holds } from '../kernel/operations/before/held-back.ts';
import type { StoredStep } from '../kernel/operations/outcome.ts';
import type { ContributedColumns } from '@madang/contract/people/people/routes.ts';

/** The reader of a view, and the mechanisms that a part of it may use. */
export interface ViewAsk {
  readonly kernel: Pick<Kernel, 'keyring' | 'properties' | 'translator'>;
  readonly reader: Pick<Session, 'companyCode' | 'personId' | 'rights'> & {
    readonly profile: Pick<SessionProfile, 'language' | 'passwordProfile' | 'setUp' | 'timeZone'>;
  };
  readonly language: RequestInfo['language'];
  /** The browser's secret of a set-up that runs in it. */
  readonly setUpSecret: string | undefined;
}

/** A part of a view: its questions go into the view's one statement, and nothing else is asked for it. */
export type ViewPart<Part> = (ask: ViewAsk) => AskedPart<Part>;

/** A notice, or several of a kind, behind the bell of the console. */
export interface ConsoleNoticeSource {
  /** Its place among all notices, in steps of ten. */
  readonly order: number;
  readonly ask: ViewPart<readonly ConsoleNotice[]>;
}

/** Counts for the start page of the console. */
export interface OverviewPart {
  /** Suspended people are among those in service. */
  readonly people?: Readonly<
    Record<'notYetApplied' | 'inService' | 'withSecondFactor' | 'retired' | 'suspended', number>
  >;
  readonly invitations?: { readonly count: number; readonly firstEndsAt: string | null };
  /** Null of a kind that the reader may not see. */
  readonly registered?: Partial<Record<RegisteredKind, number | null>>;
}

export interface UntranslatedNames {
  readonly kind: UntranslatedKind;
  /** Those who may fill them in hear of them. */
  readonly changedBy: Permission;
  readonly rowsOf: (companyCode: string) => RawBuilder<Untranslated>;
}

/** A person of the list, with the codes of what other capabilities know the names of. */
export interface ListedPerson {
  readonly personId: string;
  readonly jobRankCode: string | null;
  readonly jobTitleCode: string | null;
}

/** A column of the list of people, filled for the people of a page. */
export interface ListColumn<Value> {
  /** Reads the values by the ids of the persons that have one, in the transaction of the list. */
  readonly valuesOf: (
    tx: Tx,
    page: { readonly companyCode: string; readonly people: readonly ListedPerson[] },
  ) => Promise<ReadonlyMap<string, Value>>;
  /** Value of every other person. */
  readonly none: Value;
}

/** Part of a module in the end of a company, from the last day of its service until nothing of it is left. */
export interface CompanyEnd {
  /** Runs in the transaction that ends the service; the company can return for so many days. */
  readonly ended?: (tx: Tx, companyCode: string, keptDays: number, kernel: Kernel) => Promise<void>;
  /** Tables that `destroyed` empties, or that keep rows of a company that is gone. */
  readonly tablesApart?: readonly string[];
  /** Runs once the rows of all other tables are destroyed, and again after a run that broke off. */
  readonly destroyed?: (db: Database, companyCode: string) => Promise<void>;
}

/** Something that opens an account or speaks for its person. */
/** A thing that ended with a service, with the operation that gives it again. */
export interface EndedThing {
  readonly name: string;
  readonly englishName: string;
  readonly step: StoredStep;
}

export interface Ending {
  /** Undefined where it is listed for no one beforehand. */
  readonly kind?: EndingKind;
  /** Counts it, for anyone who is about to end the service. */
  readonly countOf?: (person: PersonKey) => RawBuilder<RowCount>;
  /** Reads before its end what brings each of them back when the person returns; absent where nothing of it comes back. */
  readonly backOf?: (tx: Tx, person: PersonKey) => Promise<readonly EndedThing[]>;
  /** Ends it in the transaction of the act. */
  readonly end: (tx: Tx, kernel: Kernel, person: PersonKey) => Promise<void>;
}

/** A thing that stays when a person leaves, with who is proposed to take it over before anyone else. */
export interface LeftBehind {
  /** Code or id, as the handing over takes it. */
  readonly thingId: string;
  readonly name: string;
  readonly englishName: string;
  /** A person who shares it already; null for none. */
  readonly sharedWith: string | null;
}

/** Things of one kind that a person leaves to others. */
export interface LeftBehindSource {
  readonly kind: LeftKind;
  /** No more are read than `leftBehindMax` and one. */
  readonly thingsOf: (person: PersonKey) => RawBuilder<LeftBehind>;
  /** A thing may be left to no one, and ends. */
  readonly mayEnd: boolean;
  /** Permission in the whole company that a person needs who takes one over; absent: everyone in service may. */
  readonly needs?: Permission;
  /** Permission of who hands it over that has to reach that person too. */
  readonly reachedBy?: Permission;
  /** The operation that hands one over; to no one where `toPersonId` is null. */
  readonly handOver: (thing: {
    readonly thingId: string;
    readonly fromPersonId: string;
    readonly toPersonId: string | null;
  }) => StoredStep;
}

/** Part of a module in a person's leaving: retirement, or the closing of the account. */
export interface PersonLeaves {
  /** Keys, secrets and open offers: they end with the service and with the account. */
  readonly endings?: readonly Ending[];
  /** Things that another person takes over. */
  readonly left?: readonly LeftBehindSource[];
  /** Ends what is kept of a person whose account closes, while names and contacts still exist. */
  readonly accountCloses?: (tx: Tx, kernel: Kernel, person: PersonKey) => Promise<void>;
}

/** An entry of a person's line of time, beside the changes of the record. */
export interface HistoryEntry {
  readonly changeNumber: string;
  readonly changedAt: Date;
  readonly actorId: string | null;
  readonly employment: EmploymentEntry;
}

interface HistoryAsk extends PersonKey {
  /** Entries before this number alone. */
  readonly after: string | undefined;
  readonly limit: number;
  /** Rights of the reader over the person. */
  readonly rights: ReadonlySet<Permission>;
}

/** Entries that a module keeps of a person, numbered in one row with the changes of the record. */
export interface HistorySource {
  /** Reads the newest first. */
  readonly entriesOf: (tx: Tx, kernel: Pick<Kernel, 'keyring'>, ask: HistoryAsk) => Promise<readonly HistoryEntry[]>;
  /** Condition of a change of the record, named `c`, that an entry shows already. */
  readonly shows: RawBuilder<boolean>;
}

/** Parts that a capability gives to others from its own folder; the reader of a slot knows none of the modules that fill it. */
/** A change that is planned for a person or a department, or that was called off. */
export interface AheadChange {
  readonly companyCode: string;
  readonly step: StoredStep;
  readonly dueOn: string;
  readonly isCalledOff: boolean;
}

export interface PlannedAhead {
  /** Changes that decide on what else may happen to the person. */
  readonly stateOperations?: readonly string[];
  /** Notifies those concerned; changes of other modules are left alone. */
  readonly notify: (tx: Tx, kernel: Pick<Kernel, 'keyring' | 'translator'>, change: AheadChange) => Promise<void>;
}

/** A department that is about to be deleted, with what it was called. */
export interface GoneDepartment {
  readonly companyCode: string;
  readonly departmentCode: string;
  readonly departmentName: string;
  readonly englishDepartmentName: string;
}

/** Days from one to another, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

export interface Contributions extends SignInSlots {
  /** Days of a company's calendar on which it does not work. */
  readonly daysOff?: (tx: Tx, companyCode: string, span: DaySpan) => Promise<readonly string[]>;
  /** Rows that the module holds about a person, for the file of all their data; parts follow each other by their places. */
  readonly ownData?: Placed<{ readonly sections: readonly OwnDataSection[] }>;
  /** Condition that a change of an approval policy is left to the representative. */
  readonly policyIsGuarded?: (companyCode: string, approvalPolicyId: string) => RawBuilder<boolean>;
  /** Rules of companies on changes that wait for an approval; of one module. */
  readonly holds?: Holds;
  /** Acts of the module when a company ends its service, and when all that the company had is destroyed. */
  readonly companyEnded?: CompanyEnd;
  /** Columns of the list of people, by their names in its rows. */
  readonly listColumns?: { readonly [Name in keyof ContributedColumns]?: ListColumn<ContributedColumns[Name]> };
  /** Queries of the ids of people with a mark that the list of people is filtered by. */
  readonly listMarks?: { readonly [Mark in ListedState]?: (companyCode: string) => RawBuilder<unknown> };
  /** Names of the module's things by the kind of an audit row's target. */
  readonly names?: Readonly<Record<string, Naming>>;
  /** Acts of the module when a person leaves: the service, or with the account for good. */
  readonly personLeaves?: PersonLeaves;
  /** Acts of the module when a role of a person is taken back or given up. */
  readonly roleEnds?: (tx: Tx, kernel: Kernel, person: PersonKey) => Promise<void>;
  /** Kinds of files whose rows are changes of the module. */
  readonly importKinds?: readonly ImportKind[];
  /** Entries of the module in the history of a person. */
  readonly personHistory?: HistorySource;
  /** Acts of the module when a change of a person is planned. */
  readonly plannedAhead?: PlannedAhead;
  /** Acts of the module when a department is deleted. */
  readonly departmentGoes?: (
    tx: Tx,
    kernel: Pick<Kernel, 'contributed' | 'keyring' | 'translator'>,
    department: GoneDepartment,
  ) => Promise<void>;
  /** Things of the module on the portal's home, by the names of its `contributions/home-card.ts` in the contract. */
  readonly homeCard?: ViewPart<Partial<HomeCards>>;
  /** Things that wait for the person, on the home and behind the bell of the portal. */
  readonly homeNotice?: ViewPart<readonly HomeNotice[]>;
  /** Things that wait for an administrator, behind the bell of the console. */
  readonly consoleNotices?: readonly ConsoleNoticeSource[];
  /** Counts on the start page of the console. */
  readonly overview?: ViewPart<OverviewPart>;
  /** Names of the module that may stay without an English one, for the start page of the console. */
  readonly untranslated?: readonly UntranslatedNames[];
  /** Commands of the platform's operator on the machine. */
  readonly commands?: CommandGroup;
  /** Something that says how large a company is, in heads. */
  readonly headCount?: (companyCode: string) => RawBuilder<RowCount>;
  /** First steps of a new company that are done as far as the module knows. */
  readonly firstSteps?: ViewPart<Partial<Record<FirstStep, boolean>>>;
}

/** A part of something that people read from its beginning. */
type Placed<Part> = Part & { readonly place: number };

/** Contributions of all modules, in the order of the modules. */
export class Contributed {
  readonly #all: readonly Contributions[];

  constructor(modules: readonly { readonly contributes?: Contributions }[]) {
    this.#all = modules.flatMap(({ contributes }) => contributes ?? []);
  }

  of<Slot extends keyof Contributions>(slot: Slot): readonly NonNullable<Contributions[Slot]>[] {
    return this.#all.flatMap((each) => {
      const part = each[slot];
      return part === undefined ? [] : [part as NonNullable<Contributions[Slot]>];
    });
  }

  /** Ends, in the caller's transaction, what logins open in other companies. */
  async endLinkedLogins(tx: Tx, side: LinkedSide): Promise<void> {
    for (const end of this.of('linkedLoginsEnd')) await end(tx, side);
  }
}

/** An overview that counts one list, for readers who may see it. */
export function registeredCount(
  kind: RegisteredKind,
  seenBy: Permission,
  countOf: (companyCode: string) => RawBuilder<RowCount>,
): ViewPart<OverviewPart> {
  return ({ reader: { companyCode, rights } }) =>
    askedPart({ counted: countOf(companyCode) }, ({ counted: [row] }) => ({
      registered: { [kind]: rights.everywhere.has(seenBy) ? (row?.count ?? 0) : null },
    }));
}
