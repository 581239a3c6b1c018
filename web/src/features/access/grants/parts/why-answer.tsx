import type { explainRight, ExplainedGrant } from '@madang/contract/access/grants/explanation-routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { Listed } from '../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { type StateTone, StateBadge } from '../../../../ui/marks/state-badge.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { type Column, Table } from '../../../../ui/parts/table.tsx';
import { DataTable } from '../../../../ui/sections/data-table.tsx';
import { useHoursText } from '../../grant-windows/index.ts';
import { type Question, useExplanation } from '../explain-api.ts';
import { useGrantWords } from '../grant-words.ts';
import { useText } from '../texts.ts';

/** Yes or no in a word, and what each right of the person says about it. */
export function Answer({ question }: { readonly question: Question | undefined }) {
  const t = useText();
  const explained = useExplanation(question);
  if (question === undefined) return <p>{t('why.fill')}</p>;
  return <Listed query={explained}>{(answer) => <Explained answer={answer} />}</Listed>;
}

function Explained({ answer }: { readonly answer: AnswerOf<typeof explainRight> }) {
  const t = useText();
  const language = useLanguage();
  const { isAllowed, hindrance, items, at } = answer;
  const isWide = !isAllowed && items.some(({ verdict }) => verdict === 'companyWide');
  const asked = isWide ? 'why.companyWide' : 'why.asked';
  const ground = hindrance === null ? t(items.length === 0 ? 'why.none' : asked) : t(`why.${hindrance}`);
  return (
    <Stack>
      <Callout tone={isAllowed ? 'success' : 'danger'} title={t(isAllowed ? 'why.yes' : 'why.no')} isNews>
        {`${ground} ${t('why.at', { time: formatDate(at, language, 'dateTime') })}`}
      </Callout>
      {items.length > 0 && <Rights items={items} />}
    </Stack>
  );
}

const tones: Readonly<Record<ExplainedGrant['verdict'], StateTone>> = {
  reaches: 'usual',
  notYet: 'waiting',
  over: 'past',
  otherHours: 'waiting',
  dayOff: 'waiting',
  otherScope: 'elsewhere',
  companyWide: 'elsewhere',
  viewOnly: 'elsewhere',
};

/** Roles that everyone of the company has by being there. */
const basic: ReadonlySet<string> = new Set(['employee', 'dispatched', 'freeTrial', 'invited']);

/** Answers of each right, as a table of a console section. */
function Rights({ items }: { readonly items: readonly ExplainedGrant[] }) {
  const { nameOf, ...table } = useRightsTable();
  return <DataTable {...table} rows={items} rowName={nameOf} />;
}

/** The same as a table of a page outside of the console. */
export function PlainRights({ items }: { readonly items: readonly ExplainedGrant[] }) {
  const { nameOf: _name, ...table } = useRightsTable();
  return <Table {...table} rows={items} />;
}

const keyOf = ({ grantId }: ExplainedGrant) => grantId;

function useRightsTable() {
  const t = useText();
  const words = useGrantWords();
  const hoursText = useHoursText();
  const nameOf = (row: ExplainedGrant) =>
    row.target.type === 'L' && basic.has(row.target.name) ? t('why.basic') : words.what(row);
  const hoursOf = ({ window }: ExplainedGrant) =>
    window ? `${window.name} ${hoursText(window.weekly)} ${window.zone}`.trim() : t('when.always');
  const verdictOf = ({ verdict }: ExplainedGrant) => (
    <StateBadge tone={tones[verdict]}>{t(`why.verdicts.${verdict}`)}</StateBadge>
  );
  const columns: readonly Column<ExplainedGrant>[] = [
    {
      id: 'what',
      title: t('columns.what'),
      cell: (row) => (row.isThroughRole ? `${nameOf(row)} (${t('throughRole')})` : nameOf(row)),
      isHeader: true,
    },
    { id: 'where', title: t('columns.where'), cell: (row) => words.where(row) },
    { id: 'when', title: t('columns.when'), cell: hoursOf },
    { id: 'until', title: t('columns.until'), cell: (row) => words.until(row), hasWholeWords: true },
    { id: 'verdict', title: t('why.verdict'), cell: verdictOf, hasWholeWords: true },
  ];
  return {
    caption: t('why.rights'),
    rowKey: keyOf,
    nameOf,
    line: (row: ExplainedGrant) => (
      <>
        <span>{[words.where(row), hoursOf(row), words.until(row)].join(' · ')}</span>
        <br />
        {verdictOf(row)}
      </>
    ),
    columns,
  };
}
