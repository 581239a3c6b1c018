import { allowedNetwork, allowedNetworks } from '@madang/contract/access/sign-in-policies/networks.ts';
import { readAddress, readNetwork } from '@madang/contract/kernel/fields/ip-networks.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';

/** Field values: each network on its own line. */
export interface TypedNetworks {
  readonly networks: string;
}

/** A line that is no network, with its number as an editor counts. */
export interface WrongLine {
  readonly number: number;
  readonly text: string;
  readonly issue: FieldIssue;
}

/** The lines that say something. */
function linesOf(typed: string): { number: number; text: string }[] {
  return typed
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter(({ text }) => text !== '');
}

export function wrongLines(typed: string): WrongLine[] {
  return linesOf(typed).flatMap((line) => {
    const { error } = allowedNetwork.safeParse(line.text);
    const [issue] = error ? fieldIssues(error) : [];
    return issue ? [{ ...line, issue }] : [];
  });
}

/** The contract's own schema behind the lines. */
export const networkForm = z.pipe(
  z.transform(({ networks }: TypedNetworks) => ({ networks: linesOf(networks).map(({ text }) => text) })),
  z.strictObject({ networks: allowedNetworks }),
);

/** Faults of single lines belong to the one field that all are typed into. */
export function lineFaults({ networks }: TypedNetworks): FieldIssue[] {
  const [first] = wrongLines(networks);
  return first ? [{ ...first.issue, path: 'networks' }] : [];
}

export function addLine(typed: string, line: string): string {
  const before = typed.trimEnd();
  return before === '' ? line : `${before}\n${line}`;
}

/** Returns true if one of the lines contains the address. */
export function isInside(typed: string, address: string): boolean {
  const own = readAddress(address);
  if (!own) return false;
  return linesOf(typed).some(({ text }) => {
    const network = readNetwork(text);
    return network?.family === own.family && network.first <= own.value && own.value <= network.last;
  });
}
