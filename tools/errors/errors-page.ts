import { posix } from 'node:path';
import type { ErrorNote } from '../../contract/src/kernel/errors.ts';
import type { ErrorCode } from '../kernel/error-tables.ts';

export interface DescribedCode extends ErrorCode {
  readonly english: string;
  readonly korean: string;
  readonly note: ErrorNote | undefined;
  /** The names of the operations that refuse with it. */
  readonly operations: readonly string[];
}

const introduction = `# Errors

Every refused or failed call answers \`{errorCode, errorMessage, fields, requestId}\` with one of these codes; the text
comes in the language of the request. A parameter fills the hole of its name in the text, and \`{{validatedName}}\` is
the label of the field that is wrong.

This page is made from the contract and the operations: \`node tools/docs-errors.ts\`.`;

/** The page of all codes, by capability in the order of its name and by code. */
export function errorsPage(codes: readonly DescribedCode[]): string {
  const groups = Map.groupBy(codes, ({ path }) => capabilityOf(path));
  const names = [...groups.keys()].sort(byKernelThenName);
  const sections = names.map((name) => section(name, groups.get(name) ?? []));
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

function capabilityOf(path: string): string {
  return posix.basename(posix.dirname(path));
}

function byKernelThenName(a: string, b: string): number {
  if (a === 'kernel' || b === 'kernel') return a === 'kernel' ? -1 : 1;
  return a < b ? -1 : 1;
}

function section(name: string, codes: readonly DescribedCode[]): string {
  const sorted = codes.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return [
    `## ${name === 'kernel' ? 'Every call' : name}`,
    '',
    '| Code | Status | Parameters | Text | Cause and remedy | Operations |',
    '|---|---|---|---|---|---|',
    ...sorted.map(row),
  ].join('\n');
}

function row({ code, status, params, english, korean, note, operations }: DescribedCode): string {
  const cells = [
    `\`${code}\``,
    String(status),
    params.map((name) => `\`${name}\``).join(', '),
    `${plain(english)}<br>${plain(korean)}`,
    note ? `${note.cause}<br>${note.remedy}` : '',
    operations.join(', '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')).join(' | ')} |`;
}

/** A text with nothing in it that Markdown would read as a mark. */
function plain(text: string): string {
  return text.replaceAll(/[\\`*_<]/g, String.raw`\$&`);
}
