import type { EditionKey, listEditions, VersionRow } from '@madang/contract/ground/terms-publishing/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { type TermsCode, termsCodes, termsFor } from '@madang/contract/ground/terms/rules.ts';
import { useState } from 'react';
import { formatMoment } from '../../../../kernel/forms/moments.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { firstFree } from '../free-key.ts';
import { useCountryChoices, usePlaceName } from '../place-names.ts';
import { useText } from '../texts.ts';

export type Editions = AnswerOf<typeof listEditions>;

interface EditionListProps {
  readonly editions: Editions;
  readonly onOpen: (key: EditionKey) => void;
}

/** Each country's terms with its newest version, and the way to terms of one more country. */
export function EditionList({ editions, onOpen }: EditionListProps) {
  const t = useText();
  return (
    <Stack>
      <h1>{t('title')}</h1>
      <EditionTable editions={editions} onOpen={onOpen} />
      <NewPlace editions={editions} onOpen={onOpen} />
    </Stack>
  );
}

function EditionTable({ editions: { items, drafts }, onOpen }: EditionListProps) {
  const t = useText();
  const language = useLanguage();
  const placeName = usePlaceName();
  const nameOf = ({ termsCode, countryCode }: EditionKey) => `${t(`terms.${termsCode}`)}, ${placeName(countryCode)}`;
  const newest = [
    ...Map.groupBy(items, ({ termsCode, countryCode }) => `${termsCode} ${countryCode}`).values(),
  ].flatMap(([first]) => first ?? []);
  const hasDraft = (row: VersionRow) =>
    drafts.some(({ termsCode, countryCode }) => termsCode === row.termsCode && countryCode === row.countryCode);
  const sinceOf = ({ takesEffectAt, timeZone }: VersionRow) => formatMoment(takesEffectAt, language, timeZone);
  return (
    <Table
      caption={t('title')}
      rows={newest}
      rowKey={({ termsCode, countryCode }) => `${termsCode} ${countryCode}`}
      line={(row) => [placeName(row.countryCode), sinceOf(row), ...(hasDraft(row) ? [t('hasDraft')] : [])].join(' · ')}
      columns={[
        { id: 'terms', title: t('columns.terms'), cell: ({ termsCode }) => t(`terms.${termsCode}`), isHeader: true },
        { id: 'country', title: t('columns.country'), cell: ({ countryCode }) => placeName(countryCode) },
        { id: 'version', title: t('columns.version'), cell: ({ version }) => version, isWhole: true },
        {
          id: 'since',
          title: t('columns.since'),
          cell: sinceOf,
          hasWholeWords: true,
        },
        {
          id: 'agreed',
          title: t('columns.agreed'),
          cell: ({ agreedCount }) => formatNumber(agreedCount, language),
          align: 'end',
        },
        { id: 'draft', title: t('columns.draft'), cell: (row) => (hasDraft(row) ? t('hasDraft') : '') },
        {
          id: 'open',
          title: t('columns.open'),
          isAction: true,
          isBeside: true,
          align: 'end',
          cell: (row) => (
            <Button small aria-label={`${t('open')}: ${nameOf(row)}`} onClick={() => onOpen(row)}>
              {t('open')}
            </Button>
          ),
        },
      ]}
    />
  );
}

/** Terms of a country that shared those of every other one so far. */
function NewPlace({ editions: { items, drafts }, onOpen }: EditionListProps) {
  const t = useText();
  const countries = useCountryChoices();
  const free = firstFree(
    countries.map(({ value }) => value),
    [...items, ...drafts],
  );
  const [termsCode, setTermsCode] = useState<TermsCode>(free?.termsCode ?? 'PIAR');
  const [countryCode, setCountryCode] = useState(free?.countryCode ?? 'KR');
  const known = termsFor({ countryCode, isCompanyAdministrator: true });
  return (
    <Section title={t('newPlace.title')} help={t('newPlace.text')}>
      <SelectField
        label={t('columns.terms')}
        value={termsCode}
        onChange={(code) => setTermsCode(termsCodes.find((each) => each === code) ?? 'PIAR')}
        options={termsCodes.map((code) => ({
          value: code,
          label: t(`terms.${code}`),
          disabled: !known.includes(code),
        }))}
      />
      <SelectField label={t('columns.country')} value={countryCode} onChange={setCountryCode} options={countries} />
      <span>
        <Button
          disabledReason={known.includes(termsCode) ? undefined : t('newPlace.none')}
          onClick={() => onOpen({ termsCode, countryCode })}
        >
          {t('newPlace.start')}
        </Button>
      </span>
    </Section>
  );
}
