import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { ImportAsk, ImportItem, ImportKind, PlannedLine } from '../../../platform/import-kind.ts';
import { personKeys } from '../../../platform/import-people.ts';
import { emblemsOf } from './emblems.sql.ts';

const emblemItem: ImportItem = {
  name: 'emblemName',
  label: 'emblemsFile.emblem',
  isRequired: true,
  fills: ['emblemId'],
  words: [
    '엠블럼',
    '엠블럼명',
    '배지',
    'エンブレム',
    'バッジ',
    '徽章',
    '徽章名称',
    '徽章名稱',
    'emblem',
    'badge',
    'huy hiệu',
  ],
};

const nameKey = (name: string) => name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Reads the emblems of a company once in a dry run, by their names in both languages. */
async function emblemsByName(ask: ImportAsk): Promise<ReadonlyMap<string, string>> {
  const kept = ask.facts.get('emblems');
  if (kept) return kept as ReadonlyMap<string, string>;
  const { rows } = await emblemsOf(ask.companyCode).execute(ask.tx);
  const english = rows.map(({ englishEmblemName, emblemId }) => [nameKey(englishEmblemName), emblemId] as const);
  const own = rows.map(({ emblemName, emblemId }) => [nameKey(emblemName), emblemId] as const);
  const byName = new Map([...english, ...own].filter(([name]) => name !== ''));
  ask.facts.set('emblems', byName);
  return byName;
}

const grantKey = (personId: string, emblemId: string) => `${personId} ${emblemId}`;

async function heldBy(tx: Tx, companyCode: string, personIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ personId: string; emblemId: string }>`
    select person_id as "personId", emblem_id as "emblemId" from emblem_grants
    where company_code = ${companyCode} and person_id = any(${personIds}::uuid[])`.execute(tx);
  return new Set(rows.map(({ personId, emblemId }) => grantKey(personId, emblemId)));
}

type Own = Pick<ImportKind, 'kind' | 'place' | 'rowChange'> & { readonly operation: string; readonly gives: boolean };

/** EMB-01, BLK-02: a kind whose rows give a person an emblem, or take it back. */
function emblemKind({ gives, operation, ...kind }: Own): ImportKind {
  return {
    ...kind,
    operation,
    permission: 'emblems.grant',
    items: [...personKeys, emblemItem],
    async plan(ask, lines) {
      const byName = await emblemsByName(ask);
      const find = await ask.findPeople(ask, lines);
      const people = new Map(lines.map((line) => [line, find(line)] as const));
      const ids = [...people.values()].flatMap(({ person }) => person?.personId ?? []);
      const held = await heldBy(ask.tx, ask.companyCode, ids);
      return lines.map((line): PlannedLine => {
        const { person, issue } = people.get(line) ?? {};
        const emblemId = byName.get(nameKey(line.values['emblemName'] ?? ''));
        const code = nameKey(line.values['emblemName'] ?? '') === '' ? 'MB_M_REQUIRED' : 'MB121';
        const issues = [
          ...(person ? [] : [issue ?? { path: 'employeeNumber', code: 'MB913', params: {} }]),
          ...(emblemId === undefined ? [{ path: 'emblemName', code, params: {} }] : []),
        ];
        if (!person || emblemId === undefined) return { line: line.line, mark: 'refused', issues };
        const { personId } = person;
        const of = { line: line.line, takes: `emblem:${grantKey(personId, emblemId)}`, aboutId: personId };
        if (held.has(grantKey(personId, emblemId)) === gives) return { ...of, mark: 'left' };
        return { ...of, mark: 'changed', steps: [{ name: operation, input: { personId, emblemId } }] };
      });
    },
  };
}

export const emblemKinds: readonly ImportKind[] = [
  emblemKind({ kind: 'emblemGrants', place: 140, operation: 'grant-emblem', rowChange: 'added', gives: true }),
  emblemKind({ kind: 'emblemReturns', place: 150, operation: 'take-back-emblem', rowChange: 'deleted', gives: false }),
];
