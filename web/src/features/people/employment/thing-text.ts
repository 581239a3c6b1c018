import type { en as roleTexts } from '@madang/contract/people/role-assignments/messages/en.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { listedRoles } from '@madang/contract/people/role-assignments/rules.ts';
import type { reinstatePerson } from '@madang/contract/people/employment/routes.ts';
import { useShownName } from '../../../kernel/names/shown-name.ts';
import { textsOf } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';

/** The names of roles are in the contract, for mails say them too. */
const useRoleText = textsOf<Pick<typeof roleTexts, 'roles'>>('role-assignments');

export type ReturnedThing = AnswerOf<typeof reinstatePerson>['returned'][number];

/** Names something that came back, or could not: its kind, and which one. */
export function useThingText(): (thing: ReturnedThing) => string {
  const t = useText();
  const roleText = useRoleText();
  const nameOf = useShownName();
  return ({ kind, name, englishName }) => {
    const role = kind === 'roles' ? listedRoles.find((each) => each === name) : undefined;
    const shown = role ? roleText(`roles.${role}`) : nameOf({ fullName: name, englishName });
    return `${t(`kinds.${kind}`)} · ${shown}`;
  };
}
