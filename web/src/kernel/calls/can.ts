/** Returns true if an answer, or a row of one, permits an action; one that has not arrived yet permits nothing. */
export function can<Action extends string>(
  answer: { readonly can: readonly Action[] } | undefined,
  action: NoInfer<Action>,
): boolean {
  return answer?.can.includes(action) ?? false;
}
