import type { Answers, Queries, QueryBatch } from './query-batch.ts';

/** Questions of one capability and the reading of their answers, which travel in one statement with those of others. */
export interface AskedPart<Part> {
  readonly questions: Queries;
  readonly read: (answers: Answers<Queries>) => Part | Promise<Part>;
}

/** Ties the reading to the answers of its own questions. */
export function askedPart<const Q extends Queries, Part>(
  questions: Q,
  read: (answers: Answers<Q>) => Part | Promise<Part>,
): AskedPart<Part> {
  return { questions, read: (answers) => read(answers as Answers<Q>) };
}

type Parts = readonly AskedPart<unknown>[];
type Groups = Readonly<Record<string, Parts>>;
type ReadParts<P extends Parts> = { -readonly [I in keyof P]: P[I] extends AskedPart<infer Part> ? Part : never };
type ReadGroups<G extends Groups> = { readonly [K in keyof G]: ReadParts<G[K]> };

/** Asks the questions of all parts in one statement and reads each part from its own answers. */
export async function askParts<const G extends Groups>(askAll: QueryBatch, groups: G): Promise<ReadGroups<G>> {
  const answers = await askAll(questionsOf(groups));
  const readPart = ({ questions, read }: AskedPart<unknown>, labelOf: (name: string) => string) =>
    read(Object.fromEntries(Object.keys(questions).map((name) => [name, answers[labelOf(name)] ?? []])));
  const read = Object.entries(groups).map(async ([group, parts]) => {
    const own = parts.map((part, place) => readPart(part, (name) => label(group, place, name)));
    return [group, await Promise.all(own)] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as unknown as ReadGroups<G>;
}

/** The questions of all parts, each by a name of its own, for anyone who measures what the statement takes. */
export function questionsOf(groups: Groups): Queries {
  const named = Object.entries(groups).flatMap(([group, parts]) =>
    parts.flatMap(({ questions }, place) =>
      Object.entries(questions).map(([name, question]) => [label(group, place, name), question] as const),
    ),
  );
  return Object.fromEntries(named);
}

function label(group: string, place: number, name: string): string {
  return `${group} ${place} ${name}`;
}
