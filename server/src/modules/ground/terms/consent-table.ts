import { en } from '@madang/contract/ground/terms-publishing/messages/en.ts';
import { ja } from '@madang/contract/ground/terms-publishing/messages/ja.ts';
import { ko } from '@madang/contract/ground/terms-publishing/messages/ko.ts';
import { tw } from '@madang/contract/ground/terms-publishing/messages/tw.ts';
import { vi } from '@madang/contract/ground/terms-publishing/messages/vi.ts';
import { zh } from '@madang/contract/ground/terms-publishing/messages/zh.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Consent } from './terms.ts';

const messages = { ko, en, zh, ja, tw, vi } as const;

/** Returns the labels of the four facts for readers, the same as in the operator's editor. */
export function consentHeads(language: Language): Consent {
  const { purpose, items, retention, refusal } = messages[language].fields;
  return { purpose, items, retention, refusal };
}

/** The four things that a consent must tell, as rows that a screen reader can follow. */
export function consentTable(heads: Consent, consent: Consent): string {
  const rows = (['purpose', 'items', 'retention', 'refusal'] as const).map(
    (key) => `<tr><th scope="row">${escaped(heads[key])}</th><td>${escaped(consent[key])}</td></tr>`,
  );
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

/**
 * TRM-07: adds the facts of a consent to its part's text as a table, or updates it. Authors may name the first two
 * rows.
 */
export function withConsentTable(content: string, consent: Consent, language: Language): string {
  const heads = consentHeads(language);
  const [known] = tablesIn(content).flatMap((table) => {
    const [purpose, items, ...others] = headsOf(table).map(unescaped);
    const isOne = others.join('\n') === [heads.retention, heads.refusal].join('\n');
    return isOne && purpose !== undefined && items !== undefined ? [{ table, purpose, items }] : [];
  });
  if (!known) return `${content}${consentTable(heads, consent)}`;
  const { table, ...own } = known;
  // Not as a pattern: a fact may hold the signs that a replacement reads as its own.
  return content.replace(table, () => consentTable({ ...heads, ...own }, consent));
}

/** Returns the tables; of nested ones the innermost. */
function tablesIn(content: string): string[] {
  const pieces = content.split('</table>').slice(0, -1);
  return pieces.flatMap((piece) => {
    const begin = piece.lastIndexOf('<table>');
    return begin === -1 ? [] : [`${piece.slice(begin)}</table>`];
  });
}

const beginning = /^<table>\s*<tbody>/;
const ending = /^\s*<\/tbody>\s*<\/table>$/;
const rowBeginning = /^\s*<tr>\s*<th(?: scope="row")?>([^<]*)<\/th>\s*<td>/;

/** The heads of a table whose rows are a head and a cell each; none of any other table. */
function headsOf(table: string): string[] {
  const rows = table.replace(beginning, '').split('</tr>');
  const rest = rows.pop() ?? '';
  if (!beginning.test(table) || !ending.test(rest)) return [];
  const heads = rows.flatMap((row) => (hasOneCell(row) ? (rowBeginning.exec(row)?.[1] ?? []) : []));
  return heads.length === rows.length ? heads : [];
}

function hasOneCell(row: string): boolean {
  const plain = row.trimEnd();
  return plain.indexOf('</td>') === plain.length - '</td>'.length;
}

const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
] as const;

function escaped(text: string): string {
  return entities.reduce((html, [sign, entity]) => html.replaceAll(sign, entity), text);
}

function unescaped(html: string): string {
  return entities.toReversed().reduce((text, [sign, entity]) => text.replaceAll(entity, sign), html);
}
