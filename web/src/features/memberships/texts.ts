import type { en as shared } from '@madang/contract/memberships/messages/en.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { textsOf, useLanguage } from '../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

/** The names of roles are in the contract, for mails say them too. */
export const useText = textsOf<typeof en & Pick<typeof shared, 'roles'>>('memberships');

interface Names {
  readonly fullName: string;
  readonly englishName: string;
}

/** PRD-03: the name that the reader sees first. */
export function useNameOf(): (person: Names) => string {
  const isKorean = readsKorean(useLanguage());
  return ({ fullName, englishName }) => (isKorean ? fullName : englishName || fullName);
}
