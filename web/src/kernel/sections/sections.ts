import { abilities, type Ability } from '@madang/contract/access/accounts/abilities.ts';
import { permissionOfAbility } from '@madang/contract/access/accounts/permissions.ts';
import { createContext, useContext } from 'react';
import type { ConsoleSection } from '../feature.ts';

/** The sections that the person may enter; the frames of console and set-up give them. */
export const SectionsContext = createContext<readonly ConsoleSection[] | null>(null);

export function useSections(): readonly ConsoleSection[] {
  const sections = useContext(SectionsContext);
  if (!sections) throw new Error('The page is drawn where the sections are not known');
  return sections;
}

/** Those of the sections that someone with these abilities may enter, with what they may do there; the server asks again at every call. */
export function sectionsFor(sections: readonly ConsoleSection[], can: readonly Ability[]): ConsoleSection[] {
  return sections
    .filter(({ ability = 'administerCompany', permission }) => can.includes(ability) && mayList(permission, can))
    .map(({ actions = [], ...section }) => ({
      ...section,
      actions: actions.filter(({ ability }) => ability === undefined || can.includes(ability)),
    }));
}

/** A section whose list asks for a permission besides is shown to those who have it. */
function mayList(permission: string | undefined, can: readonly Ability[]): boolean {
  const opening = abilities.find((ability) => permissionOfAbility[ability] === permission);
  return opening === undefined || can.includes(opening);
}
