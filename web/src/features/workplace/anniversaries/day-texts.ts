import type { AnniversaryRow } from '@madang/contract/workplace/anniversaries/routes.ts';
import type { Translate } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

/** A lunar date in words; a leap month says so, and beyond the lunar tables there is none. */
export function lunarText(
  t: Translate<typeof en>,
  { lunarDate, isInLeapMonth }: Pick<AnniversaryRow, 'lunarDate' | 'isInLeapMonth'>,
): string {
  const [, month, day] = lunarDate.split('-').map(Number);
  if (month === undefined || day === undefined) return t('noLunar');
  return t(isInLeapMonth ? 'lunarLeapDay' : 'lunarDay', { month, day });
}

/** The calendar of the day, with the leap month that it lies in. */
export function calendarText(
  t: Translate<typeof en>,
  { isLunar, isLeapMonth }: Pick<AnniversaryRow, 'isLunar' | 'isLeapMonth'>,
): string {
  if (!isLunar) return t('bySolar');
  return t(isLeapMonth ? 'byLeapMonth' : 'byLunar');
}
