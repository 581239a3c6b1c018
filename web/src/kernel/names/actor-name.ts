import { type Names, useShownName } from './shown-name.ts';

interface Acted {
  readonly actor: Names | null;
  readonly actorKind: string;
}

/** Who made a change; the product itself and people whose account is closed have no name of their own. */
export function useActorNames(texts: { readonly product: string; readonly formerPerson: string }) {
  const nameOf = useShownName();
  return ({ actor, actorKind }: Acted): string => {
    if (actor) return nameOf(actor);
    return actorKind === 'system' ? texts.product : texts.formerPerson;
  };
}
