import { type SignInReason, reasonName } from './sign-in-target.ts';

const known: Readonly<Record<SignInReason, true>> = {
  needed: true,
  ended: true,
  beside: true,
  out: true,
  everywhere: true,
};

/** Read by the sign-in page alone, and so apart from what every page leads to it with. */
export function reasonOf(search: string): SignInReason | undefined {
  const given = new URLSearchParams(search).get(reasonName) ?? '';
  return Object.hasOwn(known, given) ? (given as SignInReason) : undefined;
}
