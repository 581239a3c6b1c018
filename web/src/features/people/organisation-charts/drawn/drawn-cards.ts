import { organisationChartLimits } from '@madang/contract/people/organisation-charts/limits.ts';
import {
  drawOrganisation,
  type DrawnCard,
  type DrawnPost,
} from '@madang/contract/people/organisation-charts/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { chartKey } from '../api.ts';

export interface DrawnCards {
  readonly cardOf: ReadonlyMap<string, DrawnCard>;
  readonly posts: readonly DrawnPost[];
}

const { drawnCards } = organisationChartLimits;
/** Batches that stay known; who comes back to a place that was left long ago sees it asked for again. */
const keptBatches = 12;
const pauseMs = 120;

export const cardsKey = [...chartKey, 'cards'] as const;

export function cardsQuery(departmentCodes: readonly string[]) {
  return queryOptions({
    queryKey: [...cardsKey, departmentCodes],
    queryFn: ({ signal }) => call(drawOrganisation, { body: { departmentCodes: [...departmentCodes] } }, { signal }),
  });
}

/** Splits the codes into batches of at most the limit of one call. */
export function batchesOf(codes: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(codes.length / drawnCards) }, (_, at) =>
    codes.slice(at * drawnCards, (at + 1) * drawnCards),
  );
}

export type CardsAnswer = AnswerOf<typeof drawOrganisation>;

export function joined(answers: readonly (CardsAnswer | undefined)[]): DrawnCards {
  const items = answers.flatMap((answer) => answer?.items ?? []);
  const posts = answers.flatMap((answer) => answer?.posts ?? []);
  return {
    cardOf: new Map(items.map((each) => [each.departmentCode, each])),
    // A post between two batches comes with both.
    posts: [
      ...new Map(posts.map((each) => [`${each.departmentCode} ${each.concurrentDepartmentCode}`, each])).values(),
    ],
  };
}

const combine = (results: readonly { readonly data: CardsAnswer | undefined }[]) =>
  joined(results.map(({ data }) => data));

/** Faces and posts of the departments in sight, asked for once the chart rests. */
export function useDrawnCards(inSight: readonly string[]): DrawnCards {
  const [batches, setBatches] = useState<readonly (readonly string[])[]>([]);
  useEffect(() => {
    const known = new Set(batches.flat());
    const missing = inSight.filter((code) => !known.has(code));
    if (missing.length === 0) return undefined;
    const pause = setTimeout(
      () => setBatches((kept) => [...kept, ...batchesOf(missing)].slice(-keptBatches)),
      batches.length === 0 ? 0 : pauseMs,
    );
    return () => clearTimeout(pause);
  }, [inSight, batches]);
  return useQueries({ queries: batches.map(cardsQuery), combine });
}
