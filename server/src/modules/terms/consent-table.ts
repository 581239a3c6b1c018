import { en } from '@madang/contract/terms-publishing/messages/en.ts';
import { ja } from '@madang/contract/terms-publishing/messages/ja.ts';
import { ko } from '@madang/contract/terms-publishing/messages/ko.ts';
import { tw } from '@madang/contract/terms-publishing/messages/tw.ts';
import { vi } from '@madang/contract/terms-publishing/messages/vi.ts';
import { zh } from '@madang/contract/terms-publishing/messages/zh.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Consent } from './terms.ts';

const messages = { ko, en, zh, ja, tw, vi } as const;

/** What the four facts are called where someone reads them, as the operator's editor calls them. */
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
 * TRM-07: the words of a part with the facts that its consent is asked for, so that anyone who is asked reads them. The table
 * with them is brought up to date where it stands, or comes at the end; what the first two rows are called may be
 * the author's (what is collected, or passed on).
 */
export function withConsentTable(content: string, consent: Consent, language: Language): string {
  const heads = consentHeads(language);
  const known = tableOf(heads).exec(content);
  if (!known) return `${content}${consentTable(heads, consent)}`;
  const [table, purpose = heads.purpose, items = heads.items] = known;
  const own = { ...heads, purpose: unescaped(purpose), items: unescaped(items) };
  // Not as a pattern: a fact may hold the signs that a replacement reads as its own.
  return content.replace(table, () => consentTable(own, consent));
}

function tableOf({ retention, refusal }: Consent): RegExp {
  const row = (head: string) =>
    String.raw`\s*<tr>\s*<th(?: scope="row")?>${head}</th>\s*<td>(?:(?!</td>)[^])*</td>\s*</tr>`;
  const rows = ['([^<]*)', '([^<]*)', literal(retention), literal(refusal)].map(row);
  return new RegExp(String.raw`<table>\s*<tbody>${rows.join('')}\s*</tbody>\s*</table>`);
}

function literal(text: string): string {
  return escaped(text).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
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
