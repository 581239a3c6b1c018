import { readText } from '../kernel/files.ts';

export interface RequirementId {
  readonly id: string;
  readonly line: number;
}

/** The ids of `docs/requirements.md` with what they ask for. */
export function readRequirements(root: string): (RequirementId & { readonly wish: string })[] {
  return linesOf(root, 'docs/requirements.md').flatMap(({ text, line }) => {
    const [, id, wish] = /^- ([A-Z]{3}-\d{2}) (.+)/.exec(text) ?? [];
    return id && wish ? [{ id, line, wish }] : [];
  });
}

export interface ListedId extends RequirementId {
  /** Missing part of a requirement that is built in part; empty if its line does not name it. */
  readonly missing?: string;
}

/**
 * Reads requirement IDs with ranges such as `OTP-01..07` and remarks after `#`. `MEM-03 part: hours` is built in part.
 */
export function readIdList(root: string, path: string): ListedId[] {
  return linesOf(root, path).flatMap(({ text, line }) => {
    const [, partId, missing = ''] = /^([A-Z]{3}-\d{2}) part\b:?([^#]*)/.exec(text) ?? [];
    if (partId) return [{ id: partId, line, missing: missing.trim() }];
    return text
      .replace(/#.*/, '')
      .split(/\s+/)
      .filter((entry) => entry !== '')
      .flatMap(expand)
      .map((id) => ({ id, line }));
  });
}

function expand(entry: string): string[] {
  const [, family, first, last] = /^([A-Z]{3})-(\d{2})\.\.(\d{2})$/.exec(entry) ?? [];
  if (!family) return [entry];
  const count = Number(last) - Number(first) + 1;
  return Array.from({ length: count }, (_, index) => `${family}-${String(Number(first) + index).padStart(2, '0')}`);
}

function linesOf(root: string, path: string): { text: string; line: number }[] {
  return readText(root, path)
    .split('\n')
    .map((text, index) => ({ text, line: index + 1 }));
}
