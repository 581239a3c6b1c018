import type { HolidayChoice } from '@madang/contract/workplace/anniversaries/holidays.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { messengerPage } from '@madang/contract/workplace/menus/service-pages.ts';
import { useQuery } from '@tanstack/react-query';
import { type Platform, readPlatform } from '../../../kernel/calls/platform.ts';
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

/** Leaves out the page of a messenger that the operator has not connected. */
export function offeredPresets(presets: CountryPresets, services: Platform['services'] | undefined): CountryPresets {
  if (services?.messengerDownload) return presets;
  const { menus } = presets;
  return { ...presets, menus: { ...menus, pages: menus.pages.filter(({ url }) => url !== messengerPage) } };
}

export function usePresets(country: HolidayChoice) {
  return useQuery({
    queryKey: ['set-up', 'presets', country],
    queryFn: async () => {
      const services = readPlatform().then(
        (platform) => platform.services,
        () => undefined,
      );
      return offeredPresets((await files[country]()).presets, await services);
    },
    staleTime: Infinity,
  });
}
