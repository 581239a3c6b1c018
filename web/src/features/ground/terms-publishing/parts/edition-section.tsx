import type { EditionKey } from '@madang/contract/ground/terms-publishing/routes.ts';
import { useState } from 'react';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { formatMoment } from '../../../../kernel/forms/moments.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChevronLeftIcon } from '../../../../ui/icons.tsx';
import { Section, Stack } from '../../../../ui/parts/card.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { Table } from '../../../../ui/parts/table.tsx';
import { useDraft } from '../api.ts';
import { usePlaceName } from '../place-names.ts';
import { useText } from '../texts.ts';
import { DraftEditor } from './draft-editor.tsx';
import styles from './edition-section.module.css';
import type { Editions } from './edition-list.tsx';
import { ProofPopup } from './proof-popup.tsx';

interface EditionSectionProps {
  readonly edition: EditionKey;
  readonly editions: Editions;
  readonly onBack: () => void;
}

/** One country's terms: what was published with who agreed, and what is being written. */
export function EditionSection({ edition, editions, onBack }: EditionSectionProps) {
  const t = useText();
  const placeName = usePlaceName();
  const draft = useDraft(edition);
  return (
    <Stack>
      <div>
        <Button variant="quiet" small flush icon={<ChevronLeftIcon size={16} />} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <h1>{`${t(`terms.${edition.termsCode}`)}, ${placeName(edition.countryCode)}`}</h1>
      <Section title={t('versions.title')}>
        <Versions edition={edition} editions={editions} />
      </Section>
      <Section title={t('draft.title')} help={t('draft.help')}>
        {draft.isPending && <Skeleton label={t('loading')} lines={6} />}
        {draft.isError && <ErrorState title={thrownText(draft.error)} />}
        {draft.data && <DraftEditor key={draft.data.basis ?? 'new'} draft={draft.data} />}
      </Section>
    </Stack>
  );
}

function Versions({ edition, editions }: Omit<EditionSectionProps, 'onBack'>) {
  const t = useText();
  const language = useLanguage();
  const [proofOf, setProofOf] = useState<string>();
  const rows = editions.items.filter(
    ({ termsCode, countryCode }) => termsCode === edition.termsCode && countryCode === edition.countryCode,
  );
  if (rows.length === 0) return <EmptyState title={t('versions.none')} text={t('versions.noneText')} />;
  const number = (value: number) => formatNumber(value, language);
  const countText = (whole: number, optional: number | undefined) =>
    optional === undefined
      ? number(whole)
      : `${number(whole)} (${t('versions.optional', { number: number(optional) })})`;
  return (
    <>
      <Table
        caption={t('versions.title')}
        rows={rows}
        rowKey={({ version }) => version}
        line={({ takesEffectAt, timeZone, needsConsent, agreedCount, declinedCount, optional }) =>
          [
            formatMoment(takesEffectAt, language, timeZone),
            ...(needsConsent ? [t('columns.consent')] : []),
            `${t('columns.agreed')}\u00A0${countText(agreedCount, optional?.agreedCount)}`,
            `${t('columns.declined')}\u00A0${countText(declinedCount, optional?.declinedCount)}`,
          ].join(' · ')
        }
        columns={[
          { id: 'version', title: t('columns.version'), cell: ({ version }) => version, isHeader: true, isWhole: true },
          {
            id: 'since',
            title: t('columns.since'),
            cell: ({ takesEffectAt, timeZone }) => formatMoment(takesEffectAt, language, timeZone),
            hasWholeWords: true,
          },
          {
            id: 'consent',
            title: t('columns.consent'),
            cell: ({ needsConsent }) => t(needsConsent ? 'versions.asked' : 'versions.notAsked'),
          },
          {
            id: 'agreed',
            title: t('columns.agreed'),
            cell: ({ agreedCount, optional }) => <Counts whole={agreedCount} optional={optional?.agreedCount} />,
            align: 'end',
          },
          {
            id: 'declined',
            title: t('columns.declined'),
            cell: ({ declinedCount, optional }) => <Counts whole={declinedCount} optional={optional?.declinedCount} />,
            align: 'end',
          },
          {
            id: 'proof',
            title: t('columns.proof'),
            isAction: true,
            isUnder: true,
            align: 'end',
            cell: ({ version }) => (
              <Button
                variant="quiet"
                small
                aria-label={`${t('proof.open')}: ${version}`}
                onClick={() => setProofOf(version)}
              >
                {t('proof.open')}
              </Button>
            ),
          },
        ]}
      />
      {proofOf !== undefined && (
        <ProofPopup edition={edition} version={proofOf} onClose={() => setProofOf(undefined)} />
      )}
    </>
  );
}

interface CountsProps {
  readonly whole: number;
  /** Number of answers to the optional part; undefined if the text has none. */
  readonly optional: number | undefined;
}

/**
 * Number of people with this answer, and below it those who agreed to the optional part; one column, because four are
 * too wide.
 */
function Counts({ whole, optional }: CountsProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <>
      <span>{formatNumber(whole, language)}</span>
      {optional !== undefined && (
        <span className={styles['optional']}>
          {t('versions.optional', { number: formatNumber(optional, language) })}
        </span>
      )}
    </>
  );
}
