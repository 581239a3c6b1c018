import { appendFileSync } from 'node:fs';

/** A run of the whole suite names a file in which every code is kept that a call was answered with (ERR-04). */
const file = process.env['MADANG_ANSWERED_CODES'];
const kept = new Set<string>();

interface Refusal {
  readonly errorCode?: unknown;
  readonly fields?: readonly { readonly code?: unknown }[];
}

/** Codes that an answer shows of rows, files and jobs that were refused. */
const shown = /"(?:code|errorCode)":"([A-Z][A-Za-z0-9_]+)"/g;

/** Keeps the codes of a refusal, and those that an answer shows of its rows, once for each process. */
export function keepAnsweredCodes(status: number, body: string): void {
  if (file === undefined || !body.startsWith('{')) return;
  for (const code of status < 400 ? shownIn(body) : refusedWith(body)) {
    if (typeof code !== 'string' || kept.has(code)) continue;
    kept.add(code);
    appendFileSync(file, `${code}\n`);
  }
}

function refusedWith(body: string): readonly unknown[] {
  const { errorCode, fields = [] } = JSON.parse(body) as Refusal;
  return [errorCode, ...fields.map((field) => field.code)];
}

const shownIn = (body: string) => body.matchAll(shown).map(([, code]) => code);
