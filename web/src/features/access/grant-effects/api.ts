import { type CompanyRoleInput, companyRoleInput } from '@madang/contract/access/company-roles/rules.ts';
import {
  previewChangedGrant,
  previewChangedRole,
  previewGivenGrant,
  previewTakenGrant,
  type GrantEffects,
} from '@madang/contract/access/grant-effects/routes.ts';
import { changedLimits, givenLimits } from '@madang/contract/access/grants/rules.ts';
import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../../kernel/call.ts';

/** Asks again whenever what is typed is a whole change; a refusal is shown when it is saved. */
function useEffects<T>(
  about: readonly unknown[],
  input: T | undefined,
  ask: (input: T, signal: AbortSignal) => Promise<GrantEffects>,
) {
  return useQuery<GrantEffects>({
    queryKey: ['grant-effects', ...about, input],
    queryFn: ({ signal }) => ask(input as T, signal),
    enabled: input !== undefined,
    placeholderData: (before) => (input === undefined ? undefined : before),
    retry: false,
    gcTime: 0,
  });
}

interface Typed {
  readonly reason: unknown;
}

/** Typed values without the reason; undefined as long as one is missing. */
function partOf<S extends z.ZodMiniType>(schema: S, typed: Typed | undefined): z.output<S> | undefined {
  if (!typed) return undefined;
  const { reason: _reason, ...values } = typed;
  const read = schema.safeParse(values);
  return read.success ? read.data : undefined;
}

export function useGivenGrantEffects(values: Typed) {
  return useEffects(['given'], partOf(givenLimits, values), (query, signal) =>
    call(previewGivenGrant, { query }, { signal }),
  );
}

export function useChangedGrantEffects(grantId: string, values: Typed | undefined) {
  return useEffects(['changed', grantId], partOf(changedLimits, values), (query, signal) =>
    call(previewChangedGrant, { params: { grantId }, query }, { signal }),
  );
}

export function useTakenGrantEffects(grantId: string | undefined) {
  return useEffects(['taken'], grantId, (id, signal) =>
    call(previewTakenGrant, { params: { grantId: id } }, { signal }),
  );
}

/** Nothing is asked where a role keeps its permissions. */
export function useChangedRoleEffects(
  companyRoleId: string | undefined,
  values: CompanyRoleInput,
  before: readonly string[],
) {
  const read = companyRoleInput.safeParse(values);
  const isChanged = read.success && String(read.data.permissions) !== String(before.toSorted());
  const body = isChanged && companyRoleId !== undefined ? read.data : undefined;
  return useEffects(['role', companyRoleId], body, (changed, signal) =>
    call(previewChangedRole, { params: { companyRoleId: companyRoleId ?? '' }, body: changed }, { signal }),
  );
}
