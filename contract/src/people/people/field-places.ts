import * as z from 'zod/mini';
import type { FieldGroup, FieldPlace, PersonField } from './field.ts';
import { type Fields, personFields, type PersonFieldName, type PlacedName } from './fields.ts';

const names = Object.keys(personFields) as PersonFieldName[];

const namesIn = new Map<FieldPlace, readonly PersonFieldName[]>();

/** The fields of a place, in the order in which they are described; found once, for each row of a list asks for them. */
export function fieldNamesIn<P extends FieldPlace>(place: P): readonly PlacedName<P>[] {
  const known = namesIn.get(place);
  if (known) return known as readonly PlacedName<P>[];
  const found = names.filter((name): name is PlacedName<P> =>
    (personFields[name].places as readonly FieldPlace[]).includes(place),
  );
  namesIn.set(place, found);
  return found;
}

export type TextName = { [N in PersonFieldName]: Fields[N]['control'] extends 'text' ? N : never }[PersonFieldName];

/** Those of them that are plain text. */
export function textNamesIn<P extends FieldPlace>(place: P): (PlacedName<P> & TextName)[] {
  return fieldNamesIn(place).filter((name): name is PlacedName<P> & TextName => personFields[name].control === 'text');
}

/** The rules of a place, as the shape of an object. */
export function rulesIn<P extends FieldPlace>(place: P): { readonly [N in PlacedName<P>]: Fields[N]['rule'] } {
  const entries = fieldNamesIn(place).map((name) => [name, personFields[name].rule]);
  return Object.fromEntries(entries) as { readonly [N in PlacedName<P>]: Fields[N]['rule'] };
}

/** The answers of a place, as the shape of an object. */
export function answersIn<P extends FieldPlace>(place: P): { readonly [N in PlacedName<P>]: Fields[N]['answer'] } {
  const entries = fieldNamesIn(place).map((name) => [name, personFields[name].answer]);
  return Object.fromEntries(entries) as { readonly [N in PlacedName<P>]: Fields[N]['answer'] };
}

type WithoutDefault<R> = R extends z.ZodMiniDefault<infer Inner> ? Inner : R;

type ChangeRules<P extends FieldPlace> = {
  readonly [N in PlacedName<P>]: z.ZodMiniOptional<WithoutDefault<Fields[N]['rule']>>;
};

/** The rules of what is changed: a field that is left out stays as it is, whatever a registration takes for it. */
export function changeRulesIn<P extends FieldPlace>(place: P): ChangeRules<P> {
  const entries = fieldNamesIn(place).map((name) => [name, z.optional(withoutDefault(personFields[name].rule))]);
  return Object.fromEntries(entries) as ChangeRules<P>;
}

function withoutDefault(own: z.ZodMiniType): z.ZodMiniType {
  if (!(own instanceof z.ZodMiniDefault)) return own;
  // Checks that were added to a rule with a default stand on the default.
  return (own.def.innerType as z.ZodMiniType).check(...((own.def.checks ?? []) as z.core.$ZodCheck<unknown>[]));
}

/** The plain texts of a place that stand under a heading. */
export function groupNamesIn<P extends FieldPlace>(place: P, group: FieldGroup): (PlacedName<P> & TextName)[] {
  return textNamesIn(place).filter((name) => personFields[name].group === group);
}

/** Name of a field that a person may show to colleagues, in the order of the description. */
export type ChosenName = {
  [N in PersonFieldName]: Fields[N] extends { readonly colleagues: 'chosen' } ? N : never;
}[PersonFieldName];
export const chosenNames = names.filter((name): name is ChosenName => {
  const described: PersonField = personFields[name];
  return described.colleagues === 'chosen';
}) as [ChosenName, ...ChosenName[]];

/** Every field that the company sees of a person. */
export const seenNames = names as [PersonFieldName, ...PersonFieldName[]];
