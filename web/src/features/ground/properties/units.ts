import { type Language, languageTags } from '@madang/contract/kernel/languages.ts';

/** The units in which properties count time, the smallest first, and how many of each make one of the next. */
const units = [
  { unit: 'second', ending: '_seconds', perNext: 60 },
  { unit: 'minute', ending: '_minutes', perNext: 60 },
  { unit: 'hour', ending: '_hours', perNext: 24 },
  { unit: 'day', ending: '_days', perNext: Infinity },
] as const;
export type Unit = (typeof units)[number]['unit'];

/** Returns the unit of a property's number if it is time; a key such as `sends_per_target_day` counts sends. */
export function unitOf(key: string): Unit | undefined {
  return key.includes('_per_') ? undefined : units.find(({ ending }) => key.endsWith(ending))?.unit;
}

/** An amount in words of the language: '180 seconds'. */
export function amountText(amount: number, unit: Unit, language: Language): string {
  return formatOf(unit, language).format(amount);
}

/** The unit's word alone, as it stands beside a field. */
export function unitText(unit: Unit, language: Language, amount = 2): string {
  const parts = formatOf(unit, language).formatToParts(amount);
  return parts.find(({ type }) => type === 'unit')?.value.trim() ?? unit;
}

/** The same time in the largest unit that it fills without a rest: 86,400 seconds are 1 day; undefined where that is its own. */
export function inLargerUnit(amount: number, unit: Unit, language: Language): string | undefined {
  let [place, rest] = [units.findIndex((each) => each.unit === unit), amount];
  const isWhole = () => rest > 0 && rest % (units[place]?.perNext ?? Infinity) === 0;
  while (isWhole()) {
    rest /= units[place]?.perNext ?? 1;
    place += 1;
  }
  const found = units[place]?.unit;
  return found === undefined || found === unit ? undefined : amountText(rest, found, language);
}

function formatOf(unit: Unit, language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(languageTags[language], { style: 'unit', unit, unitDisplay: 'long' });
}
