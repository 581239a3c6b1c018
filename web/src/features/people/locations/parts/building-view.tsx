import { koreanRegions } from '@madang/contract/ground/countries/regions.ts';
import { locationNameFor } from '@madang/contract/people/locations/marks.ts';
import type { LocationRow } from '@madang/contract/people/locations/routes.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import { fieldText } from '../../../../kernel/error-texts.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Facts, Section } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

interface BuildingViewProps {
  readonly row: LocationRow;
  readonly floors: readonly LocationRow[];
}

/** Address of a building, and how much is in it. */
export function BuildingView({ row, floors }: BuildingViewProps) {
  const t = useText();
  const language = useLanguage();
  const region = koreanRegions.find(({ en }) => en === row.locationRegion)?.[language] ?? '';
  const street = readsKorean(language) ? row.locationAddress : row.englishLocationAddress || row.locationAddress;
  const seats = floors.reduce((sum, { seatCount }) => sum + seatCount, 0);
  const taken = floors.reduce((sum, { takenCount }) => sum + takenCount, 0);
  const number = (value: number) => formatNumber(value, language);
  return (
    <Section title={locationNameFor(row, language)}>
      <Facts
        facts={[
          [fieldText('locationCode'), row.locationCode],
          [fieldText('locationAddress'), [region, street].filter(Boolean).join(' ') || t('none')],
          [t('floors'), number(floors.length)],
          [t('seats'), t('taken', { taken: number(taken), all: number(seats) })],
        ]}
      />
    </Section>
  );
}
