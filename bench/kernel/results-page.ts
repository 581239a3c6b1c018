import { boundText, holds, ratioText, type Figure } from './figures.ts';

export interface Machine {
  readonly processor: string;
  readonly memoryGb: number;
  /** Version of the database server. */
  readonly server: string;
  readonly hash: string;
}

export interface ResultsPage {
  readonly figures: readonly Figure[];
  readonly machine: Machine;
  /** Names of the parts that can be measured alone. */
  readonly parts: readonly string[];
  /** The page as it is: sections after its table have figures of other machines and days, and are kept. */
  readonly before: string;
}

/** Returns docs/operation/benchmarks.md with the figures of the last whole run. */
export function resultsPage({ figures, machine, parts, before }: ResultsPage): string {
  const { processor, memoryGb, server, hash } = machine;
  const sections = /^## [^]*/m.exec(before)?.[0];
  const rows = figures.map(
    (figure) =>
      `| ${figure.name} | ${figure.product} | ${figure.floor ?? ''} | ${ratioText(figure)} | ${boundText(figure)} | ${mark(figure)} |`,
  );
  return `# Benchmarks

\`npm run bench\` measures all parts and writes this page up to its dated sections; \`npm run bench -- id-check\` one part:
${parts.join(', ')}. It needs Debian's \`postgresql\` and \`chromium\`, a quiet machine and about ten minutes.
Product and floor run in turn in the same minutes on the same cores, so their ratio says more than either figure. The
floor is what the call cannot do without, in the same server library and driver, with no cookies, checks, headers or
logs: for the duplicate check one indexed read and one guarded counter write, for 'who am I' one indexed read of a row
that holds the answer, for sign-up's submit the bare password hash, for the rest the call's own statements run bare.
There are 1,000,000 login IDs, and limits are raised for the run. 'Who am I' passes its floor because sessions that are
asked for at once are read together ([Statements and round trips](../decisions/statements-and-round-trips.md)), where the floor reads once per request.

Machine: ${processor}, ${memoryGb} GB. PostgreSQL ${server}. Hash: ${hash}.

| | product | floor | ratio | bound | |
|---|---|---|---|---|---|
${rows.join('\n')}
${sections === undefined ? '' : `\n${sections}`}`;
}

function mark(figure: Figure): string {
  if (!figure.bound) return '';
  return holds(figure) ? 'holds' : '**missed**';
}
