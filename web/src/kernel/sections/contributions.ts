import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { RefusedRight } from '@madang/contract/kernel/errors.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { EmployeeSelection } from '@madang/contract/people/people/selection.ts';
import type { ConsoleNotice } from '@madang/contract/views/console/routes.ts';
import type { HomeNotice, readPortalHome } from '@madang/contract/views/portal/routes.ts';
import type { WizardStep } from '@madang/contract/views/setup/steps.ts';
import type { WaitingRequest } from '@madang/contract/workplace/approval-requests/contributions/home-card.ts';
import type { HomeColumn, PortletSize } from '@madang/contract/workplace/portlets/rules.ts';
import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { Icon } from '../../ui/icons.tsx';
import type { SetUpStep } from './set-up-step.ts';

/** A notice in words, and where it is settled. */
export interface DrawnNotice {
  readonly title: string;
  readonly text: string;
  /** Address where the notice is settled; a notice that no user can act on has no link. */
  readonly to?: string;
  readonly search?: Readonly<Record<string, string>>;
}

interface HomeCardProps {
  readonly home: AnswerOf<typeof readPortalHome>;
}

/** A notice on the portal's home. Its words are a component, which comes with its own texts (`latePart`). */
interface HomeNoticeLine<N> {
  readonly icon: Icon;
  readonly to: (notice: N) => string;
  readonly Words: ComponentType<{ readonly notice: N }>;
}

type NoticeWords<N> = (notice: N, language: Language) => DrawnNotice;

type OfKind<N extends { readonly kind: string }, K> = Extract<N, { readonly kind: K }>;

interface RunPopupProps {
  readonly runId: string;
  /** Leaves the run as it is: its work goes on. */
  readonly onClose: () => void;
  /** Another run, such as the one that takes this one back. */
  readonly onRun: (runId: string) => void;
}

/** An end that comes by itself on a day, as an entry of the line of time. */
export interface ComingEntry {
  readonly day: string;
  /** Draws the contribution, with a key of its own. */
  readonly draw: () => ReactElement;
}

interface PersonPlansProps {
  readonly personId: string;
  /** Ends that come by themselves, to stand among the planned changes by their days. */
  readonly others: readonly ComingEntry[];
}

export interface WaitingRequestsProps {
  readonly requests: readonly WaitingRequest[];
  readonly size: PortletSize;
}

export interface RefusedPageProps {
  readonly right: RefusedRight;
  /** Stands where the reader has the right at no hour. */
  readonly children: ReactNode;
}

interface AsOfParts {
  readonly Day: ComponentType<{ readonly of?: 'departments' | 'people' }>;
  readonly Departments: ComponentType<{ readonly on: string }>;
  readonly Chart: ComponentType<{ readonly on: string }>;
  readonly Person: ComponentType<{ readonly on: string; readonly personId: string }>;
  readonly People: ComponentType<{ readonly on: string }>;
}

/** Parts that a capability shows on pages of other capabilities; a page does not know who gives them. */
export interface Contribution {
  /** A card of the page of the company's structure. */
  readonly structureCard?: ComponentType;
  /** A section of My account, below those of the profile; it may draw nothing. */
  readonly accountSection?: ComponentType;
  /** The step of the set-up that makes things of the capability. */
  readonly setUpStep?: { readonly step: WizardStep; readonly Step: SetUpStep };
  /** A card of the portal's home, below those that the company arranges; it may draw nothing. */
  readonly homeCard?: { readonly column: HomeColumn; readonly Card: ComponentType<HomeCardProps> };
  /** BLK-04: a run of many changes from its check to its result, over the page that opened it. */
  readonly runPopup?: ComponentType<RunPopupProps>;
  /** Title of a run with the value that people get, which the tray does not know; until it is read the `fallback`. */
  readonly runTitle?: ComponentType<{ readonly runId: string; readonly fallback: string }>;
  /** DEP-05: heads of a department, with the act that changes it. */
  readonly departmentHeads?: ComponentType<{ readonly departmentCode: string }>;
  /** STA-10: the changes that are planned for a department; nothing where none is. */
  readonly departmentPlans?: ComponentType<{ readonly departmentCode: string }>;
  /** STA-10: the changes that are planned for a person, as the stretch of their line of time that is to come. */
  readonly personPlans?: ComponentType<PersonPlansProps>;
  /** An act on a person in service, as an entry of the menu of their acts; it may draw nothing. */
  readonly personAct?: ComponentType<{ readonly personId: string }>;
  /** BLK-10: opens chosen people in the grid, and answers its address. */
  readonly peopleGrid?: (selection: EmployeeSelection) => Promise<string>;
  /** MEM-02: given rights of a person, with the acts on them; it may draw nothing. */
  readonly personRights?: ComponentType<{ readonly personId: string }>;
  /** MEM-03, MEM-09: a page of the console outside the reader's hours: which these are, and how to go on before them. */
  readonly refusedPage?: ComponentType<RefusedPageProps>;
  /** APR-02: requests that a person submitted, in their history. */
  readonly personApprovals?: ComponentType<{ readonly personId: string }>;
  /** APR-02: rows of requests that wait for the reader, in their card on the home. */
  readonly waitingRequests?: ComponentType<WaitingRequestsProps>;
  /** REQ-02: a key or PIN of a member, for anyone who may help them to sign in. */
  readonly personWayBack?: ComponentType<{ readonly personId: string }>;
  /** STA-10: the announced changes that are planned for the reader, in their account; nothing where none is. */
  readonly ownPlans?: ComponentType;
  /** Kinds of notices on the portal's home. */
  readonly homeNotices?: { readonly [K in HomeNotice['kind']]?: HomeNoticeLine<OfKind<HomeNotice, K>> };
  /** People and departments as of the day in the address, instead of the present. */
  readonly asOf?: AsOfParts;
  /** Kinds of notices behind the bell of the console, where all texts of sections are loaded. */
  readonly consoleNotices?: { readonly [K in ConsoleNotice['kind']]?: NoticeWords<OfKind<ConsoleNotice, K>> };
}

export const ContributionsContext = createContext<readonly Contribution[]>([]);

/** Every part that capabilities have contributed to a slot, in the order of their folders. */
export function useContributed<Slot extends keyof Contribution>(slot: Slot): NonNullable<Contribution[Slot]>[] {
  return useContext(ContributionsContext).flatMap((contribution) => contribution[slot] ?? []);
}

/** The line of a notice on the home, from the capability that draws its kind. */
export function useHomeNoticeLine(kind: HomeNotice['kind']): HomeNoticeLine<HomeNotice> | undefined {
  const [line] = useContributed('homeNotices').flatMap((lines) => lines[kind] ?? []);
  return line as HomeNoticeLine<HomeNotice> | undefined;
}

/** Notices of the console in words, from the capabilities that draw their kinds; of no other kind. */
export function useNoticeWords(): (notice: ConsoleNotice, language: Language) => DrawnNotice | undefined {
  const contributed = useContributed('consoleNotices');
  return (notice, language) => {
    const [words] = contributed.flatMap((kinds) => kinds[notice.kind] ?? []);
    return (words as NoticeWords<ConsoleNotice> | undefined)?.(notice, language);
  };
}
