import type { Ability } from '@madang/contract/access/accounts/permissions.ts';
import type { RegisteredKind } from '@madang/contract/views/console/routes.ts';
import type { PageAddress } from '@madang/contract/kernel/page.ts';
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
  /** What it says beside the texts of every page: the `page-texts.ts` of its capability, and of neighbours whose parts it has. */
  readonly texts?: readonly LoadTexts[];
  /** The head shows the company that this browser knows, not the product. */
  readonly showsCompany?: true;
  /** What stands beside the page where there is room for two columns, and below it where `below` says so. */
  readonly beside?: { readonly part: () => Promise<ComponentType>; readonly below: boolean };
}

export type LoadTexts = () => Promise<{ readonly pageTexts: CatalogueFiles }>;

/** A page of the signed-in app; `area` chooses the frame around it. */
export interface AppPage extends Omit<PublicPage, 'beside'> {
  readonly area: 'portal' | 'console' | 'operator' | 'wizard';
}

/** The console's navigation, from top to bottom. */
export const sectionGroups = ['people', 'organisation', 'portal', 'service', 'security', 'records', 'company'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/** What a section, or something to do in it, is called in the language of the page; asked whenever it is drawn. */
type Title = () => string;

interface SectionAction {
  readonly title: Title;
  readonly path: string;
  /** Who is offered it; without it anyone who sees the section. */
  readonly ability?: Ability;
}

/** A section of the console: what navigation, command palette and start page know of it. */
export interface ConsoleSection {
  /** Names the section for ever; the set-up wizard's tiles leave EMP, DEPT and the like (features/console/menu-codes.ts). */
  readonly code: string;
  readonly path: string;
  readonly group: SectionGroup;
  /** Its place among all sections, in steps of ten. */
  readonly order: number;
  readonly icon: Icon;
  readonly title: Title;
  /** Kinds of targets that its list shows, as the audit log calls them: a change of one by another person is shown at the list. */
  readonly listKinds?: readonly string[];
  /** Who sees it; without it anyone who administers the company. */
  readonly ability?: Ability;
  /** What the command palette offers to do here, each with the address that begins it. */
  readonly actions?: readonly SectionAction[];
  /** Asks for what the section shows first; called where the console is opened in it, before its frame and texts are there. */
  readonly begin?: (queries: QueryClient) => Promise<void>;
  /** What of it the set-up checklist counts; sections without it are not on it. */
  readonly registers?: RegisteredKind;
  /** Finds what the section holds for the command palette, by the server's own search. */
  readonly find?: (term: string, signal: AbortSignal) => Promise<Found>;
  /** What it finds, where that is called otherwise than the section. */
  readonly finds?: Title;
}

/** What a section's search found; `note` says why nothing could be searched for. */
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
