import type { Ability } from '@madang/contract/access/accounts/abilities.ts';
import type { RegisteredKind, UntranslatedKind } from '@madang/contract/views/console/routes.ts';
import type { PageAddress } from '@madang/contract/kernel/page.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Icon } from '../ui/icons.tsx';
import type { CatalogueFiles } from './catalogues.ts';

export interface PageProps {
  /** The parts of the address that vary: `{link}` of `/userapp/accountjoin/{link}`. */
  readonly params: Readonly<Record<string, string>>;
}

/** A public page: a document of its own, loaded with nothing but what it needs. */
export interface PublicPage extends PageAddress {
  readonly page: () => Promise<ComponentType<PageProps>>;
  /** Texts besides those of every page: the `page-texts.ts` of its capability, and of neighbours whose parts it uses. */
  readonly texts?: readonly LoadTexts[];
  /** The head shows the company that this browser knows, not the product. */
  readonly showsCompany?: true;
  /** Part shown beside the page if there is room for two columns, and otherwise below it if `below` is set. */
  readonly beside?: { readonly part: () => Promise<ComponentType>; readonly below: boolean };
}

export type LoadTexts = () => Promise<{ readonly pageTexts: CatalogueFiles }>;

/** A page of the signed-in app; `area` chooses the frame around it. */
export interface AppPage extends Omit<PublicPage, 'beside'> {
  readonly area: 'portal' | 'console' | 'operator' | 'wizard';
}

/** A page with the capability whose folder it is in. */
export interface OwnedPage extends AppPage {
  readonly capability: string;
}

/** The console's navigation, from top to bottom. */
export const sectionGroups = ['people', 'organisation', 'portal', 'service', 'security', 'records', 'company'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/** Returns the title of a section, or of an action in it, in the language of the page; evaluated at each rendering. */
type Title = () => string;

interface SectionAction {
  readonly title: Title;
  readonly path: string;
  /** Ability required to be offered the action; without it, everyone who sees the section. */
  readonly ability?: Ability;
}

/** A section of the console: what navigation, command palette and start page know of it. */
export interface ConsoleSection {
  /** Names the section for ever; the set-up wizard's tiles leave EMP, DEPT and the like (features/views/console/menu-codes.ts). */
  readonly code: string;
  readonly path: string;
  readonly group: SectionGroup;
  /** Its place among all sections, in steps of ten. */
  readonly order: number;
  readonly icon: Icon;
  readonly title: Title;
  /** Kinds of targets that its list shows, as the audit log calls them: a change of one by another person is shown at the list. */
  readonly listKinds?: readonly string[];
  /** Ability required to see the section; without it, everyone who administers the company. */
  readonly ability?: Ability;
  /** Permission that its list asks for, where that is another one than the ability's: a refusal of the page names it. */
  readonly permission?: Permission;
  /** Actions that the command palette offers here, each with the address that begins it. */
  readonly actions?: readonly SectionAction[];
  /** Asks for what the section shows first; called where the console is opened in it, before its frame and texts are there. */
  readonly begin?: (queries: QueryClient) => Promise<void>;
  /** Kind of row that the set-up checklist counts; sections without it are not on the checklist. */
  readonly registers?: RegisteredKind;
  /** Its lists of names that may lack an English one, each with the list's address: the start page leads to the first of them. */
  readonly untranslated?: Partial<Readonly<Record<UntranslatedKind, string>>>;
  /** Finds what the section holds for the command palette, by the server's own search. */
  readonly find?: (term: string, signal: AbortSignal) => Promise<Found>;
  /** Title of the search results, if it differs from the section's. */
  readonly finds?: Title;
}

/** Results of a section's search; `note` says why no search was possible. */
export interface Found {
  readonly items: readonly FoundItem[];
  readonly note?: string;
}

/** Something that a search found: its name, what distinguishes it from others of the name, and its address. */
export interface FoundItem {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly path: string;
}
