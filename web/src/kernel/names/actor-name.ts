import { type Names, useShownName } from './shown-name.ts';

interface Acted {
  readonly actor: Names | null;
  readonly actorKind: string;
  readonly isByOperator?: boolean;
}

interface ActorTexts {
  readonly product: string;
  readonly formerPerson: string;
  readonly operatorPerson?: string;
}

/** Returns the name of a change's actor; the product itself and people with closed accounts have no name of their own. */
export function useActorNames(texts: ActorTexts) {
  const nameOf = useShownName();
  return ({ actor, actorKind, isByOperator }: Acted): string => {
    if (actor) return nameOf(actor);
    if (isByOperator && texts.operatorPerson !== undefined) return texts.operatorPerson;
    return actorKind === 'system' ? texts.product : texts.formerPerson;
  };
}
