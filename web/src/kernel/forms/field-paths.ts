/** The dotted paths of a form's values: `mobile`, `mobile.number`, `agreements.0.agreed`. */
export type FieldPath<V> = V extends readonly (infer Item)[]
  ? `${number}` | `${number}.${FieldPath<Item>}`
  : V extends object
    ? { [K in keyof V & string]: K | `${K}.${FieldPath<V[K]>}` }[keyof V & string]
    : never;

export type ValueAt<V, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? ValueAt<StepInto<V, Head>, Rest>
  : StepInto<V, P>;

type StepInto<V, K extends string> = K extends keyof V ? V[K] : V extends readonly (infer Item)[] ? Item : never;
