import type { OwnExplanation } from '@madang/contract/access/right-requests/routes.ts';
import type { ExplainedGrant } from '@madang/contract/access/grants/explanation-routes.ts';
import { mergedRanges, weekIn } from '@madang/contract/kernel/fields/week-hours.ts';
import { rightInAddress } from '../../../../kernel/navigation/why-address.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { formatMoment } from '../../../../kernel/forms/moments.ts';
import { useShownName } from '../../../../kernel/names/shown-name.ts';
import { isTurnedAway } from '../../../../kernel/session.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../../ui/parts/states.tsx';
import { zoneHere } from '../../../../ui/dates/zone.ts';
import { useRightNames } from '../../../people/role-assignments/index.ts';
import { useHoursText } from '../../grant-windows/index.ts';
import { useGrantWords } from '../grant-words.ts';
import { useOwnExplanation } from '../../right-requests/index.ts';
import { useText } from '../texts.ts';
import { areaOf, useWorkText } from '../work-text.ts';
import { PlainRights } from './why-answer.tsx';

/** MEM-09: why the reader was refused something, until when, and who has the permission; nothing without a refusal in the address. */
export function OwnWhy() {
  const t = useText();
  const right = rightInAddress(location.search);
  const { data, error } = useOwnExplanation(right);
  if (!right) return null;
  return (
    <Section title={t('own.title')}>
      {data && <Explained answer={data} isCompany={right.kind === 'company'} isAskedBelow />}
      {!data && (!error || isTurnedAway(error)) && <Skeleton lines={3} label={t('own.loading')} />}
      {!data && error && !isTurnedAway(error) && <ErrorState title={thrownText(error)} />}
    </Section>
  );
}

interface ExplainedProps {
  readonly answer: OwnExplanation;
  readonly isCompany?: boolean;
  /** The form of a request stands below. */
  readonly isAskedBelow?: boolean;
}

/** An explanation in words: its ground, hours and days, and who has the permission. */
export function Explained({ answer, isCompany = false, isAskedBelow = false }: ExplainedProps) {
  const t = useText();
  const language = useLanguage();
  const nameOf = useShownName();
  const names = useRightNames();
  const workText = useWorkText();
  const hoursFacts = useHoursFacts(answer);
  const what = `${names.area(areaOf(answer.work.permission))}: ${workText(answer.work)}`;
  const { isAllowed, items, at, opensAt, holders, department, isAskable } = answer;
  const place = department
    ? nameOf({ fullName: department.name, englishName: department.englishName })
    : isCompany && t('where.company');
  const named = holders?.map(nameOf).join(', ');
  const closed = closedOf(answer);
  const ask = isAskable ? 'ask' : 'notAskable';
  return (
    <Stack>
      <Callout tone={isAllowed ? 'success' : 'danger'} title={t(isAllowed ? 'why.yes' : 'why.no')}>
        {`${groundOf(answer, t)} ${t('why.at', { time: formatDate(at, language, 'dateTime') })}`}
      </Callout>
      <Facts
        facts={[
          [t('why.work'), what],
          ...(place ? ([[t('columns.where'), place]] as const) : []),
          ...hoursFacts(closed),
          ...(opensAt === null ? [] : ([[t('own.opens'), formatMoment(opensAt, language)]] as const)),
          ...(holders === null ? [] : ([[t('own.holders'), named || t('own.noHolders')]] as const)),
        ]}
      />
      {items.length > 0 && <PlainRights items={items} />}
      {!isAllowed && (isAskedBelow || !isAskable) && <p>{t(`own.${ask}${closed.length > 0 ? 'Sooner' : ''}`)}</p>}
    </Stack>
  );
}

/** Hours of the closed rights by the reader's clock, and how long each is valid. */
function useHoursFacts({ at }: OwnExplanation) {
  const t = useText();
  const words = useGrantWords();
  const hoursText = useHoursText();
  return (closed: readonly ExplainedGrant[]) => {
    if (closed.length === 0) return [];
    const zone = zoneHere() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const weekly = closed.flatMap(({ window }) =>
      window ? weekIn(zone, window.weekly, { from: window.zone, at: new Date(at) }) : [],
    );
    const valid = [...new Set(closed.map(words.until))].join(', ');
    return [
      [t('own.hours'), `${hoursText(mergedRanges(weekly))} ${zone}`],
      [t('own.valid'), valid],
    ] as const;
  };
}

/** Returns true if the reader may do it at another time by a right that they have. */
export function isClosedNow(answer: OwnExplanation): boolean {
  return closedOf(answer).length > 0;
}

function closedOf({ isAllowed, hindrance, items }: OwnExplanation): ExplainedGrant[] {
  return isAllowed || hindrance !== null ? [] : items.filter(isClosed);
}

/** The right reaches at another time by itself. */
function isClosed({ verdict }: ExplainedGrant): boolean {
  return verdict === 'otherHours' || verdict === 'dayOff';
}

function groundOf({ isAllowed, hindrance, items }: OwnExplanation, t: ReturnType<typeof useText>): string {
  if (hindrance !== null) return t(`why.${hindrance}`);
  if (isAllowed) return t('own.allowed');
  const closed = items.filter(isClosed);
  if (closed.length > 0) return t(closed.every(({ verdict }) => verdict === 'dayOff') ? 'own.dayOff' : 'own.outside');
  if (items.some(({ verdict }) => verdict === 'companyWide')) return t('why.companyWide');
  return t(items.length === 0 ? 'own.none' : 'own.short');
}
