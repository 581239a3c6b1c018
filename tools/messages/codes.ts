import type { ErrorCode } from '../kernel/error-tables.ts';
import type { Finding } from '../kernel/findings.ts';
import type { Catalogue, Text } from './catalogues.ts';
import { placeholdersOf } from './placeholders.ts';

/** The label of the field, which the edge and the form fill in by themselves. */
const givenAnyway = 'validatedName';

/** Every code has one text with its parameters, and every text of `errors` a code. */
export function codeFaults(codes: readonly ErrorCode[], catalogues: readonly Catalogue[]): Finding[] {
  const texts = errorTexts(catalogues);
  return [
    ...doubleCodes(codes),
    ...codes.flatMap((code) => codeFault(code, texts.get(code.code)?.text)),
    ...[...texts].flatMap(([code, { path, text }]) =>
      codes.some((row) => row.code === code)
        ? []
        : [{ path, line: text.line, message: `errors.${code} is no code of a table` }],
    ),
  ];
}

function errorTexts(catalogues: readonly Catalogue[]): Map<string, { path: string; text: Text }> {
  const english = catalogues.filter(({ language }) => language === 'en');
  return new Map(
    english.flatMap(({ path, texts }) =>
      [...texts].flatMap(([key, text]) => {
        const code = /^errors\.(.+)$/.exec(key)?.[1];
        return code === undefined ? [] : [[code, { path, text }] as const];
      }),
    ),
  );
}

function doubleCodes(codes: readonly ErrorCode[]): Finding[] {
  const first = new Map<string, ErrorCode>();
  return codes.flatMap((row) => {
    const earlier = first.get(row.code);
    if (!earlier) first.set(row.code, row);
    return earlier ? [{ path: row.path, line: row.line, message: `${row.code} also stands in ${earlier.path}` }] : [];
  });
}

function codeFault({ code, params, path, line }: ErrorCode, text: Text | undefined): Finding[] {
  if (!text) return [{ path, line, message: `${code} has no text` }];
  const wanted = params
    .filter((name) => name !== givenAnyway)
    .toSorted()
    .join(' ');
  const taken = placeholdersOf(text.value)
    .filter((name) => name !== givenAnyway)
    .join(' ');
  return wanted === taken
    ? []
    : [{ path, line, message: `${code} has the parameters "${wanted}", its text takes "${taken}"` }];
}
