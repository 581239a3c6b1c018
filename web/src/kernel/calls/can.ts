/** Whether an answer, or a row of one, lets the person do something; one that has not come yet lets them do nothing. */
export function can<Action extends string>(
  answer: { readonly can: readonly Action[] } | undefined,
  action: NoInfer<Action>,
): boolean {
  return answer?.can.includes(action) ?? false;
}
