import { appendFileSync } from 'node:fs';

/** A run of the whole suite names a file in which every code is kept that a call was answered with (ERR-04). */
const file = process.env['MADANG_ANSWERED_CODES'];
const kept = new Set<string>();

interface Refusal {
  readonly errorCode?: unknown;
  readonly fields?: readonly { readonly code?: unknown }[];
}

/** Keeps the codes of a refusal, once for each process. */
export function keepAnsweredCodes(status: number, body: string): void {
  if (file === undefined || status < 400 || !body.startsWith('{')) return;
  const { errorCode, fields = [] } = JSON.parse(body) as Refusal;
  for (const code of [errorCode, ...fields.map((field) => field.code)]) {
    if (typeof code !== 'string' || kept.has(code)) continue;
    kept.add(code);
    appendFileSync(file, `${code}\n`);
  }
}
