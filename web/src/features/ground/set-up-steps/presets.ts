import type { HolidayChoice } from '@madang/contract/workplace/anniversaries/holidays.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { useQuery } from '@tanstack/react-query';
import type { CountryPresets } from './presets/preset.ts';

/** Usual entries of companies in a country; each country's file loads with the first step that suggests something. */
const files: Readonly<Record<HolidayChoice, () => Promise<{ readonly presets: CountryPresets }>>> = {
  KR: () => import('./presets/kr.ts'),
  JP: () => import('./presets/jp.ts'),
  CN: () => import('./presets/cn.ts'),
  TW: () => import('./presets/tw.ts'),
  VN: () => import('./presets/vn.ts'),
  none: () => import('./presets/en.ts'),
};

/** The language that the suggestions of a country are written in. */
export const presetLanguages: Readonly<Record<HolidayChoice, Language>> = {
  KR: 'ko',
  JP: 'ja',
  CN: 'zh',
  TW: 'tw',
  VN: 'vi',
  none: 'en',
};

export function usePresets(country: HolidayChoice) {
  return useQuery({
    queryKey: ['set-up', 'presets', country],
    queryFn: async () => (await files[country]()).presets,
    staleTime: Infinity,
  });
}
